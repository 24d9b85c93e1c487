import type { FastifyInstance } from 'fastify';
import { type AlertWorkerOptions, createAlertWorker } from './alert-worker.ts';

/** While the server listens. */
export function matchAlerts(app: FastifyInstance, options: Omit<AlertWorkerOptions, 'warn'>) {
  const worker = createAlertWorker({
    ...options,
    warn: (failure, sentence) => app.log.warn({ err: failure }, sentence),
  });
  app.addHook('onListen', async () => worker.start());
  app.addHook('onClose', () => worker.stop());
}
