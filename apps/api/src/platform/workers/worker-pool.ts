import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FromWorker, ToWorker } from './messages.ts';

interface CrewOptions {
  /** The script each of them runs. */
  script: string;
  count: number;
  /** What they find in their environment besides ours. */
  environment: Record<string, string>;
  report: (line: string) => void;
  /** Called once, when they do not stay up however often they are brought back. */
  giveUp: () => void;
}

export interface Crew {
  /** Replaces them one after another by processes that read the script anew; there is always one to answer. */
  roll(): Promise<void>;
  stop(): Promise<void>;
  /** Those that answer. */
  workers(): Worker[];
}

/** Runs so many server processes on one port, and brings back whichever dies. Rejects when one cannot even start. */
export async function startCrew(options: CrewOptions): Promise<Crew> {
  const { count, report } = options;
  cluster.setupPrimary({ exec: options.script });
  const places = new Map<number, Worker>();
  const stopping = new AbortController();
  let rolling: Promise<void> = Promise.resolve();

  /**
   * Answers when it takes visitors, and whoever had the place is gone. That may be one that came in between: when a
   * process dies while they are being replaced, its place is filled twice.
   */
  async function fill(place: number): Promise<void> {
    const worker = cluster.fork({ ...options.environment, WORKER: String(place) });
    await untilReady(worker);
    const before = places.get(place);
    places.set(place, worker);
    worker.once('exit', (code, signal) => {
      // Whoever was replaced, or told to stop, has no place any more.
      if (stopping.signal.aborted || places.get(place) !== worker) return;
      places.delete(place);
      report(`Server process ${place} ended unexpectedly (${signal ?? code}): bringing it back.`);
      void bringBack(place);
    });
    if (before) await retire(before);
  }

  const setbacks = createSetbacks();
  async function bringBack(place: number) {
    while (!stopping.signal.aborted) {
      const pause = setbacks.pauseBeforeNext(place);
      if (pause === null) {
        report('Server processes do not stay up: given up.');
        return options.giveUp();
      }
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      const isBack = await fill(place).then(
        () => true,
        () => false,
      );
      if (isBack) return;
    }
  }

  async function rollAll() {
    for (let place = 1; place <= count; place += 1) {
      if (stopping.signal.aborted) return;
      const isNew = await fill(place).then(
        () => true,
        () => false,
      );
      if (!isNew) return report('A new server process could not start: the old ones stay.');
    }
    report('All server processes are new.');
  }

  async function stop() {
    stopping.abort();
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker, 'SIGTERM')));
  }

  try {
    await Promise.all(Array.from({ length: count }, (_, index) => fill(index + 1)));
  } catch (failure) {
    await stop();
    throw failure;
  }
  return {
    roll: () => {
      rolling = rolling.then(rollAll);
      return rolling;
    },
    stop,
    workers: () => [...places.values()],
  };
}

async function untilReady(worker: Worker): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: FromWorker) => message.type === 'ready' && resolve());
    worker.once('exit', () => reject(new Error('a server process ended at its start; it says why above.')));
  });
}

async function retire(worker: Worker) {
  if (worker.isDead()) return;
  if (worker.isConnected()) worker.send({ type: 'retire' } satisfies ToWorker);
  await end(worker);
}

/** A server process stops within 10 s of being asked to; one that takes longer hangs. */
async function end(worker: Worker, signal?: NodeJS.Signals) {
  if (worker.isDead()) return;
  const ended = once(worker, 'exit');
  if (signal) worker.process.kill(signal);
  const patience = setTimeout(() => worker.process.kill('SIGKILL'), LONGEST_END_MS);
  await ended;
  clearTimeout(patience);
}

const LONGEST_END_MS = 15_000;

/** Ever longer pauses for a place whose processes die soon after each other; null when it is time to give up. */
export function createSetbacks(now: () => number = Date.now) {
  const known = new Map<number, { count: number; last: number }>();
  return {
    pauseBeforeNext(place: number): number | null {
      const before = known.get(place);
      const isOld = before && now() - before.last > STABLE_AFTER_MS + pauseOf(before.count);
      const count = before && !isOld ? before.count + 1 : 0;
      known.set(place, { count, last: now() });
      return count >= MOST_SETBACKS ? null : pauseOf(count);
    },
  };
}

function pauseOf(setbacks: number): number {
  return setbacks === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, 250 * 2 ** setbacks);
}

const MOST_SETBACKS = 12;
const STABLE_AFTER_MS = 60_000;
const LONGEST_PAUSE_MS = 30_000;
