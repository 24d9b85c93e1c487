import { Worker } from 'node:worker_threads';
import type { Draw } from '../draw/draw.ts';
import type { Commission } from '../recipes/recipe.ts';

/** Where pictures are drawn: on a thread of its own, so that calls are answered meanwhile. */
export interface Studio {
  draw: Draw;
  close(): Promise<void>;
}

/** More pictures wait than could be drawn before their visitors give up. */
export class StudioFull extends Error {}

/** What comes back from the worker for each commission sent to it. */
export type Delivery = { picture: Uint8Array } | { failure: string };

const MOST_WAITING = 500;
const SLOWEST_DRAWING_MS = 10_000;
/** An idle worker is let go: it holds the whole icon set, and kept pictures need none. */
const IDLE_MS = 60_000;

interface Job {
  commission: Commission;
  resolve: (picture: Buffer) => void;
  reject: (failure: Error) => void;
}

/** Without a `workerFile` drawings are made on the calling thread: from sources there is no file to start. */
export function createStudio({ workerFile }: { workerFile: string | undefined }): Studio {
  if (workerFile === undefined) return inlineStudio();
  const waiting: Job[] = [];
  let easel: Easel | undefined;
  let isClosed = false;

  // One at a time: two at once are hardly faster on two cores, and take both of them from the calls.
  const carryOn = () => {
    if (easel?.isBusy()) return;
    const job = waiting.shift();
    if (!job) return;
    easel ??= setUpEasel(workerFile, { onFree: carryOn, onEnd: () => (easel = undefined) });
    easel.take(job);
  };

  return {
    draw: (commission) =>
      new Promise<Buffer>((resolve, reject) => {
        if (isClosed || waiting.length >= MOST_WAITING) return reject(new StudioFull('no more pictures now'));
        waiting.push({ commission, resolve, reject });
        carryOn();
      }),
    close: async () => {
      isClosed = true;
      for (const job of waiting.splice(0)) job.reject(new StudioFull('closing'));
      await easel?.end(new StudioFull('closing'));
    },
  };
}

function inlineStudio(): Studio {
  let draw: Promise<Draw> | undefined;
  return {
    draw: async (commission) => {
      draw ??= import('../draw/draw.ts').then(({ createDraw }) => createDraw());
      return (await draw)(commission);
    },
    close: async () => {},
  };
}

type Easel = ReturnType<typeof setUpEasel>;

/** One worker and what it is busy with. Whatever ends it fails only that drawing; the next one sets up a new easel. */
function setUpEasel(workerFile: string, { onFree, onEnd }: { onFree: () => void; onEnd: () => void }) {
  const worker = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: 192 } });
  let job: Job | undefined;
  let hasEnded = false;
  let timer: NodeJS.Timeout | undefined;
  worker.unref();

  function take(next: Job) {
    job = next;
    endAfter(SLOWEST_DRAWING_MS, 'the drawing took too long');
    worker.postMessage(next.commission);
  }

  function endAfter(milliseconds: number, why: string) {
    clearTimeout(timer);
    timer = setTimeout(() => void end(new Error(why)), milliseconds).unref();
  }

  /** The job is done or has failed; the easel is free for the next. */
  function settle(): Job | undefined {
    const settled = job;
    job = undefined;
    return settled;
  }

  async function end(reason: Error) {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(timer);
    onEnd();
    settle()?.reject(reason);
    onFree();
    await worker.terminate();
  }

  worker.on('error', (failure: Error) => void end(failure));
  worker.on('exit', () => void end(new Error('the drawing thread stopped')));
  worker.on('message', (delivery: Delivery) => {
    const settled = settle();
    if ('picture' in delivery) settled?.resolve(Buffer.from(delivery.picture.buffer));
    else settled?.reject(new Error(delivery.failure));
    endAfter(IDLE_MS, 'idle');
    onFree();
  });

  return { take, end, isBusy: () => job !== undefined };
}
