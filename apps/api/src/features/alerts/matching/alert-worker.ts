import { setTimeout as sleep } from 'node:timers/promises';
import { WORLD_EVENTS_CHANNEL } from '@wallabee/contract/events/event';
import type { Metrics } from '../../../platform/metrics/metrics.ts';
import type { Notifications } from '../../../platform/realtime/notifications.ts';
import { perCatalogue } from '../../catalogue/catalogue.public.ts';
import { toGameCatalogue } from '../../world/world.public.ts';
import type { AlertServices } from '../alert-services.ts';
import type { Warn } from './data-fault.ts';
import { countUnmatched } from './events.queries.ts';
import { createEventMatcher } from './isolate-faults.ts';
import type { UnknownTypes } from './match-some.ts';
import { createWaitingAlerts } from './waiting-alerts.ts';

export interface AlertWorkerOptions extends AlertServices {
  notifications: Pick<Notifications, 'on' | 'caughtUp'>;
  metrics?: Pick<Metrics, 'alerts'> | undefined;
  warn: Warn;
}

export interface AlertWorker {
  start(): void;
  stop(): Promise<void>;
  /** Matches all events that are there. */
  workOff(): Promise<void>;
  /** Reads all alerts where the catalogue has changed. */
  readAll(): Promise<void>;
  /** Binds the alerts again that time, a new name or an issued number may have changed. */
  readAgeing(): Promise<void>;
}

/** Matches the events of the log with all alerts. A process may end at any moment, and several share the work. */
export function createAlertWorker({ metrics, warn, ...options }: AlertWorkerOptions): AlertWorker {
  const waiting = createWaitingAlerts({ ...options, warn });
  const parts = { ...options, waiting, game: perCatalogue(options.catalogue, toGameCatalogue) };
  const matchEvents = createEventMatcher(parts, warn);
  const measured = metrics?.alerts(() => countUnmatched(options.db));
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let isWoken = false;
  let wake = () => {};

  options.notifications.on(WORLD_EVENTS_CHANNEL, () => {
    isWoken = true;
    wake();
  });

  async function workOff() {
    if (!waiting.isComplete()) await waiting.readAll();
    const unknown: UnknownTypes = new Set();
    while (!stopping.signal.aborted) {
      await waiting.readMany();
      const began = performance.now();
      const done = await matchEvents(unknown);
      if (!done) return;
      measured?.matched(done.matched, (performance.now() - began) / 1_000);
    }
  }

  const rest = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {});

  /** Until something happens, but a moment at least, so that many events share a transaction. */
  async function untilWoken() {
    if (!isWoken && !stopping.signal.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK_EVERY_MS).unref();
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    await rest(GATHER_MS);
    isWoken = false;
  }

  /** Reading all of them may take long, and events are matched beside it. */
  const readAgeing = () =>
    waiting.readAgeing(async (tookMs) => {
      await rest(tookMs * RESTS_PER_READING);
      stopping.signal.throwIfAborted();
    });

  async function repeat(work: () => Promise<void>, pause: () => Promise<unknown>, sentence: string) {
    while (!stopping.signal.aborted) {
      await work().catch((failure) => {
        if (!stopping.signal.aborted) warn(failure, sentence);
      });
      await pause();
    }
  }

  return {
    start() {
      running = Promise.all([
        repeat(workOff, untilWoken, 'events not matched with alerts'),
        // Beside the matching: after a change of the catalogue all alerts are bound again, which may take long.
        repeat(waiting.readAll, () => rest(LOOK_EVERY_MS), 'alerts not read'),
        repeat(readAgeing, () => rest(AGE_EVERY_MS), 'alerts not read again'),
      ]);
    },
    async stop() {
      stopping.abort();
      wake();
      await running;
    },
    workOff,
    readAll: waiting.readAll,
    readAgeing,
  };
}

const LOOK_EVERY_MS = 1_000;
const GATHER_MS = 20;
const AGE_EVERY_MS = 60_000;
const RESTS_PER_READING = 4;
