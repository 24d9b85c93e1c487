import type { InMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import type { Instant } from '@wallabee/game/state/item-state';
import { DAY, HOUR, MINUTE, YEAR, yearOf } from '../../calendar.ts';
import type { Place } from '../../play/atlas.ts';
import { isAround, type Player } from '../../players/player.ts';
import { wakingTime } from '../../waking-hours.ts';
import type { Talk } from '../forums/talk.ts';
import type { Friendship } from '../friendships.ts';
import { endOf } from '../meeting.ts';
import { howToFacts, waysOf } from './how-to.ts';
import type { Occasion } from './occasion.ts';
import type { About } from './scenes.ts';

export interface Background {
  readonly talk: Talk;
  readonly world: InMemoryWorld;
  readonly places: readonly Place[];
  readonly friendships: readonly Friendship[];
}

type Idea = Omit<Occasion, 'conditions'> & Partial<Occasion>;

/** What friends write about that no diary holds: birthdays, the weather, questions, the year. */
export function drawOtherOccasions(background: Background, count: number): Occasion[] {
  const { chance } = background.talk;
  const occasions: Occasion[] = [];
  for (let tries = count * 4; tries > 0 && occasions.length < count; tries -= 1) {
    const friendship = chance.pick(background.friendships);
    const idea = friendship && chance.pick(IDEAS)(background, friendship);
    if (idea && fits(idea, friendship)) occasions.push({ conditions: [], ...idea });
  }
  return occasions;
}

function fits({ pair, at }: Idea, { since }: Friendship): boolean {
  return at >= since && pair.every((player) => isAround(player, at));
}

type Imagine = (background: Background, friendship: Friendship) => Idea | undefined;

const plain =
  (about: About): Imagine =>
  (background, friendship) => ({ about, ...sometime(background, friendship), facts: {} });

const birthday: Imagine = ({ talk }, { pair, since }) => {
  const [a, b] = talk.chance.happens(0.5) ? pair : [pair[1], pair[0]];
  if (!b.birthday) return undefined;
  const year = yearOf(since) + talk.chance.integer(yearOf(talk.until) - yearOf(since) + 1);
  const morning = Date.UTC(year, b.birthday.month - 1, b.birthday.day, 6);
  return { about: 'birthday', pair: [a, b], at: morning + talk.chance.integer(13 * HOUR), facts: {} };
};

const holiday =
  (about: 'christmas' | 'new_year', month: number, day: number): Imagine =>
  ({ talk }, { pair, since }) => {
    const year = yearOf(since) + talk.chance.integer(yearOf(talk.until) - yearOf(since) + 1);
    const at = Date.UTC(year, month, day, 7) + talk.chance.integer(40 * HOUR);
    return { about, pair, at, facts: { year } };
  };

const meeting: Imagine = (background, friendship) => {
  const { world, places } = background;
  const { pair, at } = sometime(background, friendship);
  const [a, b] = pair;
  if (a.city !== b.city) return undefined;
  const known = places.filter(({ city, id }) => {
    const visits = world.visits.get(id);
    return city === a.city && pair.every((player) => (visits?.get(player.id) ?? at + 1) <= at);
  });
  const place = background.talk.chance.pick(known);
  return place && { about: 'meeting', pair, at, facts: { place: place.name } };
};

const question: Imagine = (background, friendship) => {
  const { talk, world } = background;
  const { pair, at } = sometime(background, friendship);
  const words = talk.chance.pick(talk.words.types);
  const isOpen =
    words && words.releasedAt < at && words.retiredAt === null && !world.saved.get(pair[0].id)?.has(words.id);
  if (!isOpen) return undefined;
  const ways = howToFacts(talk, words);
  const facts = { item: words.name, set: words.set, ...ways };
  return { about: 'question', pair, at, facts, conditions: waysOf(ways) };
};

const release: Imagine = ({ talk }, { pair }) => {
  const set = talk.chance.pick(talk.words.sets);
  if (!set?.isOrdinary) return undefined;
  const at = set.releasedAt + 12 * HOUR + talk.chance.integer(8 * DAY);
  const item = talk.chance.pick(set.types.filter(({ releasedAt }) => releasedAt <= at));
  return item && { about: 'release', pair, at, facts: { set: set.name, item: item.name } };
};

/** The beginning of a friendship. */
const beginning: Imagine = ({ talk, world }, { pair, since, traded }) => {
  const [newer, older] = pair[0].joinsAt > pair[1].joinsAt ? pair : [pair[1], pair[0]];
  const at = since + talk.chance.between(3, 600) * MINUTE;
  if (traded) {
    const item = world.catalogue.types.has(traded) ? talk.words.type(traded).name : undefined;
    return { about: 'met_by_trade', pair, at, facts: { item } };
  }
  return since - newer.joinsAt < 90 * DAY
    ? { about: 'welcome', pair: [older, newer], at, facts: {} }
    : undefined;
};

const back: Imagine = (background, friendship) => {
  const { pair, at } = sometime(background, friendship);
  return at - friendship.since > 1.5 * YEAR ? { about: 'back', pair, at, facts: {} } : undefined;
};

/** Who lives in the same city sees the weather themselves. */
const weather: Imagine = (background, friendship) =>
  plain(friendship.pair[0].city === friendship.pair[1].city ? 'life' : 'weather')(background, friendship);
const life = plain('life');

const IDEAS: readonly [Imagine, ...Imagine[]] = [
  weather,
  weather,
  weather,
  life,
  life,
  life,
  birthday,
  birthday,
  birthday,
  meeting,
  meeting,
  question,
  question,
  question,
  question,
  holiday('christmas', 11, 24),
  holiday('new_year', 0, 1),
  release,
  release,
  beginning,
  beginning,
  beginning,
  back,
];

/** Some time while both were there, with either of the two beginning. */
export function sometime(
  { talk }: Pick<Background, 'talk'>,
  { pair, since }: Friendship,
): { pair: readonly [Player, Player]; at: Instant } {
  const { chance, until } = talk;
  const [a, b] = chance.happens(0.5) ? pair : [pair[1], pair[0]];
  const last = Math.min(...pair.map((player) => endOf(player, until))) - DAY;
  const drawn = since + Math.floor(chance.next() * Math.max(last - since, 0));
  return { pair: [a, b], at: wakingTime(drawn, talk.position(a.city).lng, chance) };
}
