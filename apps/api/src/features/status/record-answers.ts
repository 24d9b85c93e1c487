import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInProcess } from '../../platform/http/calls/in-process-calls.ts';
import { createRecorder, type Recorder } from './recorder.ts';

/** Belongs to the whole server, before its routes: pages count as well as calls. */
export function recordAnswers(app: FastifyInstance, now: () => Date): Recorder {
  const recorder = createRecorder(now);
  app.addHook('onResponse', (request, reply, done) => {
    if (isCounted(request)) recorder.answered(reply.statusCode, reply.elapsedTime);
    done();
  });
  return recorder;
}

/** Files are quick and many, and streams last as long as their client wants. */
function isCounted(request: FastifyRequest): boolean {
  const { isMonitoring, isStream, cost } = request.routeOptions.config;
  return !isMonitoring && !isStream && cost !== NETWORK_COSTS.file && !isInProcess(request);
}
