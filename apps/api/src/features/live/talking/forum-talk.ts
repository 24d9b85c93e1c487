import { ForumId } from '@wallabee/contract/protocol/ids';
import { type Chance, createChance } from '@wallabee/simulated-players/chance';
import { characterOf } from '@wallabee/simulated-players/character/character';
import { detectLanguage } from '@wallabee/simulated-players/texts/live/detect-language';
import { type Writer, writerOf } from '@wallabee/simulated-players/texts/writer';
import { reply, startThread } from '../../forums/forums.public.ts';
import type { SimulatedPlayer } from '../simulated-players.queries.ts';
import type { Moment } from './moments.ts';
import { type LiveThread, listLatestThreads } from './talk.queries.ts';
import type { TalkServices } from './talk-services.ts';
import { weekdayOf, writersWorld } from './writers-world.ts';

export interface ForumTalk {
  /** Something happened that its player may start a thread about. */
  note(moment: Moment): void;
  /** Writes a post, mostly a reply; false where there is nothing to say. */
  speak(): Promise<boolean>;
}

export function createForumTalk(services: TalkServices): ForumTalk {
  const { random, now } = services;
  let moments: Moment[] = [];

  function takeMoment(): Moment | undefined {
    const since = now().getTime() - STILL_NEW_MS;
    moments = moments.filter(({ at }) => at >= since);
    return moments.pop();
  }

  return {
    note: (moment) => {
      if (!moment.player.has_forums_right) return;
      moments = [...moments, moment].slice(-MOST_MOMENTS);
    },
    speak: async () => {
      const chance = createChance(Math.floor(random() * 2 ** 32), 'talk');
      const moment = chance.happens(NEW_THREADS) ? takeMoment() : undefined;
      return moment ? postAbout(services, moment, chance) : replySomewhere(services, chance);
    },
  };
}

/** The share of threads; the rest are replies. */
const NEW_THREADS = 0.2;
const STILL_NEW_MS = 10 * 60_000;
const MOST_MOMENTS = 20;

/** Chat, Party Room and one of the houses. */
const FORUMS_FOR: Record<Moment['kind'], readonly [number, ...number[]]> = {
  found: [4, 4, 12, 9],
  completed: [12, 12, 4, 7],
  traded: [4, 12, 10],
  mixed: [4, 8, 8],
};

async function postAbout(services: TalkServices, moment: Moment, chance: Chance): Promise<boolean> {
  const { kind, player } = moment;
  const facts = { ...moment.facts, weekday: weekdayOf(services.now()), city: player.city };
  const { title, text } = services.texts.postForMoment({ kind, facts }, asWriter(player), chance);
  const forumId = ForumId.parse(chance.pick(FORUMS_FOR[kind]));
  await startThread(services, player.id, { forumId, title, text });
  return true;
}

async function replySomewhere(services: TalkServices, chance: Chance): Promise<boolean> {
  const thread = await chooseThread(services, chance);
  const player = thread && (await chooseSpeaker(services, thread, chance));
  const known = player && (await services.loader.atHome(player));
  if (!known) return false;
  const text = services.texts.replyInThread(
    {
      writer: asWriter(player),
      authorName: thread.author.name,
      title: thread.title,
      text: thread.text,
      world: writersWorld(known, services.types()),
    },
    chance,
  );
  await reply(services, player.id, { threadId: thread.id, quotedId: undefined, text });
  return true;
}

/** Auctions, bug reports and announcements are for others to answer. */
const ANSWERED_FORUMS = [4, 12, 3, 13, 2, 11, 10, 7, 9, 8];

/** Somebody who waits for an answer comes first, then the threads of the last days. */
async function chooseThread({ db, now }: TalkServices, chance: Chance): Promise<LiveThread | undefined> {
  const latest = await listLatestThreads(db, {
    forums: ANSWERED_FORUMS,
    perForum: 6,
    mostPosts: LONGEST_THREAD,
  });
  const threads = latest.filter(({ text }) => (detectLanguage(text) ?? 'en') === 'en');
  const since = (days: number) => now().getTime() - days * DAY_MS;
  const waiting = threads.filter(({ isByPerson, latestAt }) => isByPerson && latestAt > since(1));
  if (waiting.length > 0 && chance.happens(0.5)) return chance.pick(waiting);
  const alive = threads.filter(({ latestAt }) => latestAt > since(ALIVE_DAYS));
  return chance.pick(alive) ?? threads[0];
}

/** Longer ones are games with rules of their own. */
const LONGEST_THREAD = 60;
const ALIVE_DAYS = 4;
const DAY_MS = 24 * 60 * 60_000;

async function chooseSpeaker(
  { people }: TalkServices,
  thread: LiveThread,
  chance: Chance,
): Promise<SimulatedPlayer | undefined> {
  const around = await people.around();
  return chance.pick(
    around.filter(
      ({ id, has_forums_right, account_type }) =>
        has_forums_right && account_type === 'player' && id !== thread.author.id,
    ),
  );
}

function asWriter(player: SimulatedPlayer): Writer {
  return writerOf({ ...player, character: characterOf(player) });
}
