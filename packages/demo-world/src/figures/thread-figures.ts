import { firstName } from '@wallabee/simulated-players/texts/first-name';
import { DAY } from '../calendar.ts';
import { shareOf } from './counting.ts';
import type { Measurements } from './figure.ts';
import type { RecordedWorld } from './recorded-world.ts';

export function threadFigures(
  world: RecordedWorld,
): Measurements<
  | 'threads with fewer than 6 replies'
  | 'threads with more than 30 replies'
  | 'posts in the longest thread'
  | 'threads with more than 200 posts'
  | 'threads with more than 100 posts over more than a year'
  | 'replies that quote'
  | 'replies that quote or name somebody who wrote before'
> {
  const threads = [...postsByThread(world).values()];
  const share = (isSo: (posts: readonly number[]) => boolean) =>
    shareOf(threads.filter(isSo).length, threads.length);
  const { at, quoted } = world.posts;
  const lasting = (posts: readonly number[]) => at.at(posts.at(-1) ?? 0) - at.at(posts[0] ?? 0);
  const replies = threads.flatMap((posts) => posts.slice(1));
  const answering = threads.reduce((sum, posts) => sum + countAnswers(world, posts), 0);
  return {
    'threads with fewer than 6 replies': { value: share((posts) => posts.length - 1 < 6) },
    'threads with more than 30 replies': { value: share((posts) => posts.length - 1 > 30) },
    'posts in the longest thread': {
      value: threads.reduce((longest, { length }) => Math.max(longest, length), 0),
    },
    'threads with more than 200 posts': { value: threads.filter(({ length }) => length > 200).length },
    'threads with more than 100 posts over more than a year': {
      value: threads.filter((posts) => posts.length > 100 && lasting(posts) > 365 * DAY).length,
    },
    'replies that quote': {
      value: shareOf(replies.filter((id) => quoted.at(id) !== 0).length, replies.length),
    },
    'replies that quote or name somebody who wrote before': { value: shareOf(answering, replies.length) },
  };
}

/** The ids of the posts of each thread, oldest first: ids grow with time. */
function postsByThread({ posts }: RecordedWorld): Map<number, number[]> {
  const threads = new Map<number, number[]>();
  for (let id = 1; id < posts.thread.length; id += 1) {
    const thread = posts.thread.at(id);
    const own = threads.get(thread);
    if (thread === 0) continue;
    if (own) own.push(id);
    else threads.set(thread, [id]);
  }
  return threads;
}

/** A reply that names an author of much earlier in a long thread hardly answers them. */
const RECENT_POSTS = 30;

function countAnswers(world: RecordedWorld, thread: readonly number[]): number {
  const { author, quoted, texts } = world.posts;
  return thread.filter((id, position) => {
    if (position === 0) return false;
    const quotedAuthor = author.at(quoted.at(id));
    if (quotedAuthor !== 0 && quotedAuthor !== author.at(id)) return true;
    const earlier = thread.slice(Math.max(0, position - RECENT_POSTS), position);
    const others = new Set(earlier.map((post) => author.at(post)).filter((other) => other !== author.at(id)));
    const text = texts[id] ?? '';
    return [...others].some((other) => namesOf(world, other).some((name) => text.includes(name)));
  }).length;
}

const namesOfWorld = new WeakMap<RecordedWorld, Map<number, string[]>>();

/** The display name, its first word and the login name, where they are long enough not to be found in words. */
function namesOf(world: RecordedWorld, player: number): readonly string[] {
  const known = namesOfWorld.get(world) ?? allNames(world);
  namesOfWorld.set(world, known);
  return known.get(player) ?? [];
}

function allNames({ players }: RecordedWorld): Map<number, string[]> {
  return new Map(
    players.map(({ id, name, username }) => [
      id,
      [name, firstName(name), username].filter(({ length }) => length >= 4),
    ]),
  );
}
