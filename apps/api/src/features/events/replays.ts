import type { PublicKind } from '@wallabee/contract/events/game-events';
import type { Db } from '../../platform/db/db.ts';
import type { EventStream } from '../../platform/realtime/event-streams.ts';
import { isAfter, type Position, parsePosition, printPosition } from '../../platform/realtime/position.ts';
import { isStillThere, type LogPage, type LogTail, readLog } from '../event-log/event-log.public.ts';

export interface Replays {
  /** The position that the stream can be resumed from; undefined where it is unknown or too old. */
  find(lastEventId: string): Promise<Position | undefined>;
  /** Sends what has happened since, and then what happens; there is neither a gap nor a repetition. */
  resume(stream: EventStream, from: Position, kinds: readonly PublicKind[]): Promise<void>;
}

export function createReplays(db: Db, tail: LogTail): Replays {
  const readPage = sharedReads(db);

  return {
    async find(lastEventId) {
      const position = parsePosition(lastEventId);
      return position && (await isStillThere(db, position)) ? position : undefined;
    },
    async resume(stream, from, kinds) {
      let position = from;
      for (;;) {
        const { events, next, isFull } = await readPage(position, kinds);
        if (!stream.isOpen()) return;
        stream.send(events);
        position = next;
        // From the page to the live events nothing waits, so no event can come in between.
        if (!isFull && !isAfter(tail.position(), position)) break;
        await stream.drained();
      }
      stream.say('resumed', position);
      stream.goLive(position);
    },
  };
}

type ReadPage = (after: Position, kinds: readonly PublicKind[]) => Promise<LogPage>;

/** After a restart all clients resume at once, and most from the same position: they share reads, few at a time. */
function sharedReads(db: Db): ReadPage {
  const underWay = new Map<string, Promise<LogPage>>();
  const waiting: (() => void)[] = [];
  let reading = 0;

  async function read(after: Position, kinds: readonly PublicKind[]): Promise<LogPage> {
    if (reading >= MOST_READS) await new Promise<void>((resolve) => waiting.push(resolve));
    reading += 1;
    try {
      return await readLog(db, { after, kinds, most: PAGE });
    } finally {
      reading -= 1;
      waiting.shift()?.();
    }
  }

  return (after, kinds) => {
    const key = `${printPosition(after)} ${kinds.join()}`;
    const page = underWay.get(key) ?? read(after, kinds).finally(() => underWay.delete(key));
    underWay.set(key, page);
    return page;
  };
}

/** So few that visitors are never without a connection to the database. */
const MOST_READS = 3;
const PAGE = 100;
