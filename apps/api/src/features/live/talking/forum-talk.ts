import { type Chance, createChance } from '@wallabee/simulated-players/chance';
import type { Moment } from './moments.ts';
import { startSomeThread } from './new-threads.ts';
import { noteInDiary, replySomewhere } from './replies.ts';
import { listLatestThreads } from './talk.queries.ts';
import type { TalkServices } from './talk-services.ts';

export interface ForumTalk {
  /** Something happened that its player may write about. */
  note(moment: Moment): void;
  /** Writes a post, mostly a reply; false where there is nothing to say. */
  speak(): Promise<boolean>;
}

export function createForumTalk(services: TalkServices): ForumTalk {
  const { db, random, now } = services;
  let moments: Moment[] = [];
  let visited: number[] = [];
  let nextThreadAt = now().getTime() + FIRST_THREAD_AFTER_MS * (0.5 + random());

  function takeMoment(isFit: (moment: Moment) => boolean): Moment | undefined {
    const since = now().getTime() - STILL_NEW_MS;
    moments = moments.filter(({ at }) => at >= since);
    const taken = moments.findLast(isFit);
    moments = moments.filter((moment) => moment !== taken);
    return taken;
  }

  async function openThread(chance: Chance): Promise<boolean> {
    const hasMoment = chance.happens(THREADS_ABOUT_MOMENTS);
    const moment = hasMoment ? takeMoment(({ isNotable }) => isNotable) : undefined;
    const isStarted = await startSomeThread(services, moment, chance);
    if (isStarted) nextThreadAt = now().getTime() + BETWEEN_THREADS_MS * (0.8 + 0.4 * random());
    return isStarted;
  }

  return {
    note: (moment) => {
      if (!moment.player.has_forums_right) return;
      moments = [...moments, moment].slice(-MOST_MOMENTS);
    },
    speak: async () => {
      const chance = createChance(Math.floor(random() * 2 ** 32), 'talk');
      if (now().getTime() >= nextThreadAt && (await openThread(chance))) return true;
      const threads = await listLatestThreads(db, { forums: ANSWERED_FORUMS, perForum: 8 });
      const elsewhere = threads.filter(({ id }) => !visited.includes(id));
      const isDiaryFirst = chance.happens(DIARY_ENTRIES);
      const early = isDiaryFirst
        ? await noteInDiary(services, { threads: elsewhere, takeMoment }, chance)
        : undefined;
      const written =
        early ??
        (await replySomewhere(services, elsewhere, chance)) ??
        (await noteInDiary(services, { threads, takeMoment }, chance));
      if (written === undefined) return openThread(chance);
      visited = [...visited, written].slice(-REST_OF_A_THREAD);
      return true;
    },
  };
}

const FIRST_THREAD_AFTER_MS = 60_000;
const BETWEEN_THREADS_MS = 5 * 60_000;
const THREADS_ABOUT_MOMENTS = 0.5;
const DIARY_ENTRIES = 0.25;
const STILL_NEW_MS = 10 * 60_000;
const MOST_MOMENTS = 20;
/** How many posts elsewhere come before the next one in the same thread. */
const REST_OF_A_THREAD = 3;

/** Auctions, bug reports and announcements are for others to answer. */
const ANSWERED_FORUMS = [4, 12, 3, 13, 2, 11, 10, 7, 9, 8];
