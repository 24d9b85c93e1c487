import type { Chance } from '@wallabee/simulated-players/chance';
import { detectLanguage } from '@wallabee/simulated-players/texts/live/detect-language';
import { type ThreadKind, threadKindOf } from '@wallabee/simulated-players/texts/live/thread-kind';
import { reply } from '../../forums/forums.public.ts';
import type { SimulatedPlayer } from '../simulated-players.queries.ts';
import { diariesFor } from './moment-diary.ts';
import type { Moment } from './moments.ts';
import { postersOf } from './posters.ts';
import type { LiveThread } from './talk.queries.ts';
import type { TalkServices } from './talk-services.ts';
import { writingOf } from './writing.ts';

/** Returns the thread in which somebody had something to say. */
export async function replySomewhere(
  services: TalkServices,
  threads: readonly LiveThread[],
  chance: Chance,
): Promise<number | undefined> {
  const posters = await postersOf(services);
  for (const thread of inOrder(services, threads, chance).slice(0, THREADS_TRIED)) {
    for (const player of drawPosters(thread, posters, chance)) {
      const writing = await writingOf(services, player);
      const answered = { ...thread, writerId: player.id };
      const text = writing && services.texts.replyInThread(answered, writing, chance);
      if (!text) continue;
      await post(services, player, thread, text);
      return thread.id;
    }
  }
  return undefined;
}

const THREADS_TRIED = 4;
const POSTERS_TRIED = 3;

/** The author of the thread may have to answer somebody. */
function drawPosters(
  { opening, latest }: LiveThread,
  posters: readonly SimulatedPlayer[],
  chance: Chance,
): SimulatedPlayer[] {
  const author = posters.filter(({ id }) => id === opening.authorId && id !== latest.authorId);
  const others = posters.filter(({ id }) => id !== opening.authorId && id !== latest.authorId);
  return [...author, ...chance.sample(others, POSTERS_TRIED)];
}

/** Somebody who waits for an answer comes first, then the threads of the last days. */
function inOrder(
  services: TalkServices,
  threads: readonly LiveThread[],
  chance: Chance,
): readonly LiveThread[] {
  const at = services.now().getTime();
  const answerable = threads.filter((thread) => isAnswerable(services, thread, at));
  const waiting = answerable.filter(
    ({ isLatestByPerson, latestAt }) => isLatestByPerson && latestAt > at - DAY_MS,
  );
  const others = answerable.filter((thread) => !waiting.includes(thread));
  const mixed = chance.sample(others, others.length);
  return waiting.length > 0 && chance.happens(0.5) ? [...waiting, ...mixed] : [...mixed, ...waiting];
}

function isAnswerable(services: TalkServices, thread: LiveThread, at: number): boolean {
  const { kind } = kindOf(services, thread);
  if (kind === 'diary' || kind === 'not_for_players' || !isEnglish(thread)) return false;
  if (kind === 'chain' || kind === 'counting') return true;
  return thread.latestAt > at - ALIVE_DAYS * DAY_MS && thread.postCount <= LONGEST_TALK;
}

/** Running threads and games go on for ever, other threads do not. */
const ALIVE_DAYS = 4;
const LONGEST_TALK = 12;
const DAY_MS = 24 * 60 * 60_000;

/** Returns the thread in which somebody noted what happened. */
export async function noteInDiary(
  services: TalkServices,
  {
    threads,
    takeMoment,
  }: {
    threads: readonly LiveThread[];
    takeMoment: (isFit: (moment: Moment) => boolean) => Moment | undefined;
  },
  chance: Chance,
): Promise<number | undefined> {
  const diaries = chance.sample(threads, threads.length).flatMap((thread) => {
    const kind = kindOf(services, thread);
    return kind.kind === 'diary' && isEnglish(thread) ? [{ thread, of: kind.of }] : [];
  });
  for (const { thread, of } of diaries) {
    const moment = takeMoment(
      (one) => diariesFor(one).includes(of) && one.player.id !== thread.latest.authorId,
    );
    const writing = moment && (await writingOf(services, moment.player));
    const text = writing && services.texts.diaryEntry(of, moment, writing, chance);
    if (!text) continue;
    await post(services, moment.player, thread, text);
    return thread.id;
  }
  return undefined;
}

function kindOf({ types, now }: TalkServices, { forumId, title, opening }: LiveThread): ThreadKind {
  return threadKindOf({ forumId, title, text: opening.text }, { types: types(), now: now() });
}

function isEnglish({ opening, latest }: LiveThread): boolean {
  return [opening, latest].every(({ text }) => (detectLanguage(text) ?? 'en') === 'en');
}

async function post(services: TalkServices, player: SimulatedPlayer, { id }: LiveThread, text: string) {
  await reply(services, player.id, { threadId: id, quotedId: undefined, text });
}
