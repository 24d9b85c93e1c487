import type { Instant } from '@wallabee/game/state/item-state';
import type { ItemRole } from '@wallabee/game/state/item-type';
import { DAY, HOUR, MINUTE } from '../../calendar.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { SetWords } from './catalogue-words.ts';
import { converse, drawLength } from './conversation.ts';
import { type Opening, openThread, say } from './say.ts';
import type { Talk } from './talk.ts';
import type { Draft } from './thread.ts';
import { dayFacts, itemFacts, placeFacts } from './world-facts.ts';

const OFFICIAL = 1;

/** Every set on the day of its release: a thread each, or one thread for all in a world with few threads. */
export function announceSets(talk: Talk): Draft[] {
  const sets = talk.words.sets
    .filter(
      ({ isOrdinary, releasedAt, types }) => isOrdinary && types.length > 0 && releasedAt < talk.until - DAY,
    )
    .sort((a, b) => a.releasedAt - b.releasedAt || a.id - b.id);
  if (talk.size.threads >= 4 * sets.length) {
    return sets.flatMap((set) => {
      const draft = announced(talk, set);
      if (!draft) return [];
      reportFirstFinds(talk, draft, set);
      converse(talk, draft, drawLength(talk, 7, 40));
      return [draft];
    });
  }
  return oneThread(talk, sets);
}

function oneThread(talk: Talk, [first, ...others]: readonly SetWords[]): Draft[] {
  const draft = first && announced(talk, first, 'announce.title_all');
  if (!draft) return [];
  for (const [index, set] of others.entries()) {
    const statement = announcement(talk, set);
    if (statement) say(talk, draft, { ...statement, after: statement.at, isNeeded: true });
    if (talk.chance.happens(0.12)) addReply(talk, draft, others[index + 1]?.releasedAt ?? talk.until);
  }
  return [draft];
}

/** A reply that came too late would delay the next announcement. */
function addReply(talk: Talk, draft: Draft, before: Instant) {
  converse(talk, draft, 1);
  if ((draft.posts.at(-1)?.at ?? 0) >= before) draft.posts.pop();
}

function announced(talk: Talk, set: SetWords, title = 'announce.title'): Draft | undefined {
  const statement = announcement(talk, set);
  return statement && openThread(talk, { ...statement, forumId: OFFICIAL, title });
}

function announcement(talk: Talk, set: SetWords) {
  const at = morningOf(talk, set.releasedAt);
  const author = talk.speakers.staff(at);
  if (!author) return undefined;
  const first = set.types.filter(({ releasedAt }) => releasedAt <= at);
  const sample = talk.chance.pick(first.length > 0 ? first : set.types);
  const facts = {
    ...dayFacts(talk, author, at),
    set: set.name,
    count: set.types.length,
    answer: set.description,
    ...(set.designer && { designer: set.designer }),
    ...(sample && { item: sample.name, hint: sample.hint }),
  };
  return { author, at, part: 'announce.set', topic: 'news', facts, isOnTime: true } as const;
}

/** On the day itself, by UTC. */
function morningOf({ chance }: Talk, at: Instant): Instant {
  return Math.floor(at / DAY) * DAY + Math.max(at % DAY, 8 * HOUR) + chance.integer(4 * HOUR);
}

/** The first numbers of the set that anybody found in the first days. */
function reportFirstFinds(talk: Talk, draft: Draft, set: SetWords) {
  const opener = draft.posts[0];
  const early = set.types
    .flatMap(({ id }) => talk.moments.ofType(id).slice(0, 3))
    .filter(({ at }) => at > (opener?.at ?? 0) && at < set.releasedAt + 4 * DAY)
    .sort((a, b) => a.at - b.at)
    .filter(({ player }, index, list) => player !== opener?.author && player !== list[index - 1]?.player);
  for (const moment of early.slice(0, talk.chance.integer(4))) {
    if (moment.kind !== 'found') continue;
    const { player, at, item, place } = moment;
    say(talk, draft, {
      author: player,
      part: 'news.first_find',
      topic: 'find',
      facts: { ...dayFacts(talk, player, at), ...itemFacts(talk, item), ...placeFacts(talk, place) },
      after: at + talk.chance.integer(90 * MINUTE),
    });
  }
}

const MECHANICS: readonly ItemRole[] = [
  'cracker',
  'mystery_box',
  'job_lot',
  'wishing_well',
  'perfume',
  'aftershave',
  'mixer',
  'wand',
];

/** The first item of each mechanic, when it was released. */
export function announceMechanics(talk: Talk, { items }: Catalogue): Draft[] {
  return MECHANICS.flatMap((role) => {
    const item = items.find((one) => one.role === role && one.released_at !== null);
    const at = item && morningOf(talk, Date.parse(item.released_at ?? ''));
    const author = at && talk.speakers.staff(at);
    if (!item || !at || !author) return [];
    const opening: Opening = {
      forumId: OFFICIAL,
      author,
      at,
      title: `mechanic.title_${role}`,
      part: `mechanic.${role}`,
      topic: 'news',
      facts: { item: item.name, ...dayFacts(talk, author, at) },
      itemTypeId: item.id,
      isOnTime: true,
    };
    const draft = openThread(talk, opening);
    if (!draft) return [];
    converse(talk, draft, drawLength(talk, 8, 40));
    return [draft];
  });
}
