import type { Facts } from '@wallabee/simulated-players/texts/facts';
import { DAY, HOUR } from '../../calendar.ts';
import type { Moment } from '../../play/diary.ts';
import { closeThread } from './closing.ts';
import { converse, drawLength } from './conversation.ts';
import { draftThreads } from './draft-threads.ts';
import type { Topic } from './follow-ups.ts';
import { momentFacts, placeOf } from './moment-facts.ts';
import type { MomentKind } from './moments.ts';
import { lostIn } from './own-facts.ts';
import { openThread } from './say.ts';
import { houseOf } from './speakers.ts';
import type { Talk } from './talk.ts';
import type { Draft } from './thread.ts';
import { dayFacts, specialnessOf } from './world-facts.ts';

const CHAT = 4;
const PARTY = 12;
const NEWBEES = 11;

interface MomentThread {
  readonly kinds: readonly MomentKind[];
  readonly topic: Topic;
  readonly mean: number;
  fits(moment: Moment): boolean;
  /** The name of the parts: `<name>.title`, `<name>.open`. */
  name(moment: Moment): string;
  /** `house` is the author's own house. */
  readonly forums: readonly (number | 'house')[];
}

/** What players start a thread about when it has happened to them. */
const MOMENT_THREADS = {
  brags: {
    kinds: ['found', 'picked_up', 'mixed', 'opened'],
    topic: 'find',
    mean: 6,
    fits: (moment) => {
      const special = 'item' in moment ? specialnessOf(moment.item.number, moment.player) : 'plain';
      return special !== 'plain' && special !== 'double';
    },
    name: (moment) => ('item' in moment ? `brag.${specialnessOf(moment.item.number, moment.player)}` : ''),
    forums: [CHAT, CHAT, PARTY, 'house', 'house'],
  },
  completions: {
    kinds: ['completed'],
    topic: 'completed',
    mean: 6,
    fits: () => true,
    name: () => 'completed',
    forums: [PARTY, CHAT, 'house', 'house'],
  },
  regrets: {
    kinds: ['mixed', 'recycled'],
    topic: 'regret',
    mean: 5,
    fits: (moment) => lostIn(moment) !== undefined,
    name: (moment) => `regret.${moment.kind}`,
    forums: [10, CHAT, NEWBEES],
  },
  travels: {
    kinds: ['travelled'],
    topic: 'place',
    mean: 5,
    fits: () => true,
    name: () => 'travel',
    forums: [CHAT, CHAT, 'house'],
  },
  bargains: {
    kinds: ['bought', 'saved_better', 'gifted'],
    topic: 'find',
    mean: 4,
    fits: () => true,
    name: (moment) => `deal.${moment.kind}`,
    forums: [CHAT, PARTY, 'house', 'house'],
  },
} satisfies Record<string, MomentThread>;

export type MomentThreadKind = keyof typeof MOMENT_THREADS;

export function momentThreads(talk: Talk, kind: MomentThreadKind, count: number): Draft[] {
  const { chance } = talk;
  const spec: MomentThread = MOMENT_THREADS[kind];
  const moments = talk.moments.of(...spec.kinds).filter((moment) => spec.fits(moment));
  return draftThreads(moments, { count, chance }, (moment) => {
    const forum = chance.pick(spec.forums) ?? CHAT;
    return momentThread(talk, moment, {
      forumId: forum === 'house' ? houseOf(moment.player) : forum,
      name: spec.name(moment),
      topic: moment.kind === 'gifted' ? 'gift' : spec.topic,
      mean: spec.mean,
    });
  });
}

interface Plan {
  forumId: number;
  name: string;
  topic: Topic;
  mean: number;
  facts?: Facts;
}

function momentThread(talk: Talk, moment: Moment, plan: Plan): Draft | undefined {
  const { player, at } = moment;
  const writer = talk.speakers.writer(player);
  const language =
    writer.keepsLanguage && talk.composer.has(`${plan.name}.open`, writer.language) ? writer.language : 'en';
  const facts = {
    ...dayFacts(talk, player, at, language, placeOf(moment)),
    ...momentFacts(talk, moment),
    ...plan.facts,
  };
  const draft = openThread(talk, {
    forumId: plan.forumId,
    author: player,
    at: at + talk.chance.integer(8 * HOUR),
    title: `${plan.name}.title`,
    part: `${plan.name}.open`,
    topic: plan.topic,
    facts,
    language,
  });
  if (!draft) return undefined;
  converse(talk, { ...draft, language: 'en' }, drawLength(talk, plan.mean));
  return draft;
}

/** Newcomers introduce themselves in their first days, and the regulars greet them. */
export function helloThreads(talk: Talk, count: number): Draft[] {
  return draftThreads(talk.moments.of('joined'), { count, chance: talk.chance }, (moment) =>
    momentThread(
      talk,
      { ...moment, at: moment.at + HOUR + talk.chance.integer(6 * DAY) },
      { forumId: NEWBEES, name: 'hello', topic: 'hello', mean: 5 },
    ),
  );
}

/** Somebody invites the players of their city to a place there. */
export function meetupThreads(talk: Talk, count: number): Draft[] {
  const { chance } = talk;
  const visits = talk.moments.of('found', 'picked_up').filter(({ player, place }) => {
    const { city, name } = talk.place(place);
    // A title that has both the city and the place would repeat the city.
    return city === player.city && !name.includes(city);
  });
  return draftThreads(visits, { count, chance }, (moment) => {
    const draft = momentThread(talk, moment, {
      forumId: chance.pick([CHAT, PARTY]),
      name: 'meetup',
      topic: 'meetup',
      mean: 5,
    });
    const last = draft?.posts.at(-1);
    if (draft && last && draft.posts.length > 3 && last.at < talk.until - 30 * DAY && chance.happens(0.4)) {
      closeThread(talk, draft, 'over', last.facts);
    }
    return draft;
  });
}
