import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { FromWorker, ToWorker } from './messages.ts';

/** The metrics of all server processes as one text; each has its place in the cluster as a label. */
export function readCrewMetrics(workers: () => Worker[]): () => Promise<string> {
  let asked = 0;
  return async () => {
    asked += 1;
    const id = asked;
    const told = await Promise.all(workers().map((worker) => ask(worker, id)));
    const known = told.filter((metrics) => metrics !== undefined);
    return AggregatorRegistry.aggregate(known as object[]).metrics();
  };
}

/** One that dies or hangs just now is left out. */
async function ask(worker: Worker, id: number): Promise<unknown> {
  return new Promise((resolve) => {
    const hear = (message: FromWorker) => {
      if (message.type === 'metrics' && message.id === id) done(message.metrics);
    };
    const patience = setTimeout(() => done(undefined), LONGEST_WAIT_MS);
    worker.on('message', hear);
    worker.send({ type: 'tell metrics', id } satisfies ToWorker, (failure) => failure && done(undefined));

    function done(metrics: unknown) {
      clearTimeout(patience);
      worker.off('message', hear);
      resolve(metrics);
    }
  });
}

const LONGEST_WAIT_MS = 2_000;
