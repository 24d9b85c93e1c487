import { setTimeout as sleep } from 'node:timers/promises';
import { WORLD_EVENTS_CHANNEL } from '@wallabee/contract/events/event';
import type { Reads } from '../../platform/db/replica/reads.ts';
import type { LoggedEvent } from '../../platform/realtime/event-streams.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import { later, type Position } from '../../platform/realtime/position.ts';
import { currentPosition, readLog } from './read-log.queries.ts';

export interface LogTail {
  /** Everything up to here has been given to `onEvents`. */
  position(): Position;
  /** Moves the position to the present where nothing has been read for want of readers. */
  ready(): Promise<void>;
  stop(): void;
}

interface TailOptions {
  reads: Reads;
  notifications: Pick<Notifications, 'on'>;
  readers: () => number;
  onEvents: (events: readonly LoggedEvent[], reached: Position) => void;
}

/** Reads each new event of the log once, in order. */
export function followLog({ reads, notifications, readers, onEvents }: TailOptions): LogTail {
  // The first reader moves it to the present, so that a server starts without its database.
  let position: Position = { transaction: 0n, event: 0 };
  let isReading = false;
  let isWanted = false;
  let isStopped = false;

  async function read() {
    isReading = true;
    while (isWanted && readers() > 0 && !isStopped) {
      isWanted = false;
      await sleep(await readOnce(), undefined, { ref: false });
    }
    isReading = false;
  }

  /** Returns how long to wait before the next read. */
  async function readOnce(): Promise<number> {
    try {
      const { events, next, isFull, isHeldBack } = await reads.anywhere((db) =>
        readLog(db, { after: position, most: PAGE }),
      );
      position = later(next, position);
      onEvents(events, position);
      isWanted ||= isFull || isHeldBack;
      if (isFull) return 0;
      return Math.max(isHeldBack ? WHILE_HELD_BACK_MS : BETWEEN_READS_MS, betweenWrites(readers()));
    } catch {
      // The database is unavailable; nothing is lost.
      isWanted = true;
      return AFTER_FAILURE_MS;
    }
  }

  function wake() {
    isWanted = true;
    if (!isReading) void read();
  }

  // Clients that fetch again what an event is about may get it from the replica, so events come from there, too.
  notifications.on(WORLD_EVENTS_CHANNEL, async (_, replayed) => {
    await replayed;
    wake();
  });
  const looking = setInterval(wake, LOOK_EVERY_MS).unref();
  return {
    position: () => position,
    async ready() {
      if (readers() > 0) return;
      const present = await currentPosition(reads.primary);
      // A reader that has come since counts on the position that it found.
      if (readers() === 0 && !isReading) position = later(present, position);
    },
    stop() {
      isStopped = true;
      clearInterval(looking);
    },
  };
}

/** What 1,000 events a second are between two writes, and few enough for a client to read before the next. */
const PAGE = 250;
/** Events that come close together are read together. */
const BETWEEN_READS_MS = 20;
const WHILE_HELD_BACK_MS = 50;
/**
 * A write to each of 5,000 streams takes some 50 ms of the process, however few events it carries, so with more readers
 * more events share a write.
 */
function betweenWrites(readers: number): number {
  return Math.min(MOST_BETWEEN_WRITES_MS, readers / READERS_PER_MS);
}

const READERS_PER_MS = 20;
const MOST_BETWEEN_WRITES_MS = 250;
const AFTER_FAILURE_MS = 1_000;
const LOOK_EVERY_MS = 5_000;
