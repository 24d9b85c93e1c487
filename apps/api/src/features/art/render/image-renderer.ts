import { Piscina } from 'piscina';
import type { Draw } from '../draw/draw.ts';
import type { PhotoJob } from '../draw/photo.ts';
import type { RenderJob } from '../recipes/recipe.ts';

export interface ImageRenderer {
  render: Draw;
  /** Null where the photo cannot be read. */
  renderPhoto(job: PhotoJob): Promise<Buffer | null>;
  close(): Promise<void>;
}

/** Thrown when more jobs wait than can be rendered before their clients time out. */
export class RendererFull extends Error {}

/** Renders in one worker thread, or on the calling thread without a `workerFile`, as in tests. */
export function createImageRenderer({ workerFile }: { workerFile: string | undefined }): ImageRenderer {
  if (workerFile === undefined) return inlineRenderer();
  let pool: Piscina | undefined;
  let isClosed = false;

  function openPool(filename: string): Piscina {
    const opened = new Piscina({
      filename,
      minThreads: 0,
      maxThreads: 1,
      maxQueue: MOST_QUEUED,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    // A pool whose worker cannot start fails its jobs and starts no other worker, so the next job gets a new pool.
    opened.on('error', () => {
      if (pool === opened) pool = undefined;
      void opened.destroy();
    });
    return opened;
  }

  async function run(file: string, job: RenderJob | PhotoJob): Promise<Buffer | null> {
    if (isClosed) throw new RendererFull('closing');
    pool ??= openPool(file);
    if (pool.queueSize >= MOST_QUEUED) throw new RendererFull('the queue is full');
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
    const picture: Uint8Array | null = await pool.run(job, { signal }).catch((failure: unknown) => {
      throw isClosed || signal.aborted ? new RendererFull('closed or too slow') : failure;
    });
    return picture && Buffer.from(picture.buffer);
  }

  return {
    render: async (job) => (await run(workerFile, job)) ?? Buffer.alloc(0),
    renderPhoto: (job) => run(workerFile, job),
    close: async () => {
      isClosed = true;
      await pool?.destroy();
    },
  };
}

function inlineRenderer(): ImageRenderer {
  let draw: Promise<Draw> | undefined;
  return {
    render: async (job) => {
      draw ??= import('../draw/draw.ts').then(({ createDraw }) => createDraw());
      return (await draw)(job);
    },
    renderPhoto: async (job) => (await import('../draw/photo.ts')).drawPhoto(job),
    close: async () => {},
  };
}

const MOST_QUEUED = 500;

/** Includes the time in the queue. */
const LONGEST_WAIT_MS = 30_000;

/** A worker holds the whole icon set in memory, so an idle one is stopped. */
const IDLE_MS = 60_000;
