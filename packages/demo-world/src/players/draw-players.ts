import { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '@wallabee/game/state/item-state';
import { type Chance, createChance } from '@wallabee/simulated-players/chance';
import { characterOf, type PlayerKind } from '@wallabee/simulated-players/character/character';
import { newIntent } from '@wallabee/simulated-players/minds/view';
import { DAY, OPENING, startOfYear, YEAR, yearOf } from '../calendar.ts';
import type { CityEntry, Corpus } from '../corpus/corpus.ts';
import type { WorldSize } from '../world-size.ts';
import { demoRoles, type Role } from './demo-accounts.ts';
import { createNameDrawer, type PersonName } from './draw-names.ts';
import type { Closure, Player } from './player.ts';

export function drawPlayers(options: {
  corpus: Corpus;
  size: Pick<WorldSize, 'players' | 'growth' | 'diaries'>;
  seed: number;
  until: Instant;
}): Player[] {
  const { corpus, size, seed, until } = options;
  const chance = createChance(seed, 'cast');
  const roles = [
    ...demoRoles(until),
    ...NUMBER_NAMES.map((username) => aNumber(chance, username, { until, growth: size.growth })),
  ];
  const drawName = createNameDrawer(
    corpus.names,
    chance,
    roles.map(({ username }) => username),
  );
  const others = Array.from({ length: Math.max(size.players - roles.length, 0) }, (_, index) => {
    const home = drawHome(chance, corpus.cities);
    return {
      ...anybody(chance, { name: drawName(home.country), index, until, growth: size.growth }),
      ...home,
    };
  });
  return [...roles, ...others]
    .sort((a, b) => a.joinsAt - b.joinsAt || (a.username < b.username ? -1 : 1))
    .map((role, index) => toPlayer(role, index + 1, { corpus, chance, diaries: size.diaries }));
}

/** Players whose names could be read as ids. */
const NUMBER_NAMES = ['1984', '404'];

function aNumber(chance: Chance, username: string, span: { until: Instant; growth: number }): Role {
  return { ...anybody(chance, { name: { username, name: username }, index: 99, ...span }), closure: null };
}

/** The first few have an office or a closed account, so that the smallest world has each kind. */
function anybody(
  chance: Chance,
  { name, index, until, growth }: { name: PersonName; index: number; until: Instant; growth: number },
): Role {
  const { kind } = characterOf({ username: name.username, birthday: null });
  const joinsAt = drawJoining(chance, { kind, until, growth });
  const closure = drawClosure(chance, { index, joinsAt, until });
  const office = index % 100;
  return {
    ...name,
    ...(closure ? { leavesAt: closure.at } : drawYears(chance, { kind, joinsAt, until })),
    joinsAt,
    closure,
    accountType: office === 3 ? 'staff' : office === 4 || office === 57 ? 'beekeeper' : 'player',
    hasForumsRight: office !== 5,
  };
}

function toPlayer(
  role: Role,
  id: number,
  { corpus, chance, diaries }: { corpus: Corpus; chance: Chance; diaries: number },
): Player {
  const home = drawHome(chance, corpus.cities);
  const birthday =
    role.birthday === undefined && chance.happens(0.7)
      ? { month: chance.between(1, 12), day: chance.between(1, 28) }
      : (role.birthday ?? null);
  const character = { ...characterOf({ username: role.username, birthday }), ...role.character };
  return {
    name: role.username,
    accountType: 'player',
    hasForumsRight: true,
    canLogIn: false,
    bio: null,
    city: home.city,
    country: home.country,
    energy: ENERGY[character.kind] * chance.spread() ** 0.7,
    pause: null,
    leavesAt: null,
    closure: null,
    ...role,
    birthday,
    character,
    id: PlayerId.parse(id),
    intent: newIntent(),
    keepsDiary: role.canLogIn === true || id % 100 < 100 * diaries,
    lastActiveAt: role.joinsAt,
  };
}

/** People live where there are places to walk to. */
function drawHome(chance: Chance, cities: readonly CityEntry[]): Pick<CityEntry, 'city' | 'country'> {
  const lived = cities.filter(({ places }) => places.length >= FEWEST_PLACES);
  const { city, country } = chance.pick(lived) ?? { city: 'Nowhere', country: 'in particular' };
  return { city, country };
}

const FEWEST_PLACES = 5;

const ENERGY: Record<PlayerKind, number> = {
  completist: 2.2,
  number_hunter: 2.4,
  mixer: 2,
  trader: 2.2,
  walker: 2.6,
  newcomer: 1.6,
  lapsed: 1,
};

/** Percent of players who join in each year; the last value continues. */
const JOINING = [10, 11, 10, 9, 8, 7, 6, 6, 8, 7, 6] as const;
const JOINING_LATER = 6;

function drawJoining(
  chance: Chance,
  { kind, until, growth }: { kind: PlayerKind; until: Instant; growth: number },
): Instant {
  const latest = until - 4 * DAY;
  if (kind === 'newcomer') return latest - Math.floor(chance.next() * 340 * DAY);
  const first = yearOf(OPENING);
  const last = yearOf(latest) - (kind === 'lapsed' ? 3 : 0);
  const years = Array.from(
    { length: last - first + 1 },
    (_, index) => (JOINING[index] ?? JOINING_LATER) * growth ** index,
  );
  const total = years.reduce((sum, share) => sum + share, 0);
  let left = chance.next() * total;
  const index = years.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  const from = Math.max(startOfYear(first + index), OPENING);
  const to = Math.min(startOfYear(first + index + 1), latest);
  return from + Math.floor(chance.next() * Math.max(to - from, DAY));
}

/** Most of the players who have left did so in their first years; the lapsed return after a long pause. */
function drawYears(
  chance: Chance,
  { kind, joinsAt, until }: { kind: PlayerKind; joinsAt: Instant; until: Instant },
): Pick<Player, 'leavesAt' | 'pause'> {
  if (kind === 'lapsed') return { leavesAt: null, pause: drawPause(chance, { joinsAt, until }) };
  if (chance.happens(STAYING[kind])) return { leavesAt: null, pause: null };
  const years = kind === 'newcomer' ? 0.3 : 2.4;
  const leavesAt = joinsAt + 10 * DAY - Math.log(1 - chance.next()) * years * YEAR;
  return { leavesAt: leavesAt < until ? Math.floor(leavesAt) : null, pause: null };
}

const STAYING: Record<PlayerKind, number> = {
  completist: 0.44,
  number_hunter: 0.39,
  mixer: 0.34,
  trader: 0.34,
  walker: 0.32,
  newcomer: 0.65,
  lapsed: 1,
};

function drawPause(chance: Chance, { joinsAt, until }: { joinsAt: Instant; until: Instant }) {
  const from = Math.floor(joinsAt + (0.3 + 1.5 * chance.next()) * YEAR);
  return { from, to: Math.floor(from + (0.4 + 0.7 * chance.next()) * (until - from)) };
}

function drawClosure(
  chance: Chance,
  { index, joinsAt, until }: { index: number; joinsAt: Instant; until: Instant },
): Closure | null {
  const kind = CLOSURES[index % 200];
  if (!kind) return null;
  const at = Math.floor(joinsAt + (0.3 + 0.6 * chance.next()) * (until - joinsAt));
  if (kind === 'memorial') return { kind, at, deletionDate: null };
  return { kind, at, deletionDate: kind === 'banned' ? until + YEAR : at + 30 * DAY };
}

/** Of every two hundred players: one memorial, one banned, four deleted. */
const CLOSURES: Partial<Record<number, Closure['kind']>> = {
  0: 'deleted',
  1: 'memorial',
  2: 'banned',
  60: 'deleted',
  110: 'deleted',
  160: 'deleted',
};
