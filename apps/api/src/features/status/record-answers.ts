import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInProcess } from '../../platform/http/calls/in-process-calls.ts';
import { createRecorder, type Recorder } from './recorder.ts';

/** Register it on the root instance before the routes, so that pages count as well as calls. */
export function recordAnswers(app: FastifyInstance, now: () => Date): Recorder {
  const recorder = createRecorder(now);
  app.addHook('onResponse', (request, reply, done) => {
    if (isCounted(request)) recorder.count(reply.statusCode, reply.elapsedTime);
    done();
  });
  return recorder;
}

/** Static files would hide slow answers, and the duration of a stream is up to its client. */
function isCounted(request: FastifyRequest): boolean {
  const { isMonitoring, isStream, cost } = request.routeOptions.config;
  return !isMonitoring && !isStream && cost !== NETWORK_COSTS.file && !isInProcess(request);
}
