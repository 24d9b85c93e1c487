import { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '@wallabee/game/state/item-state';
import { type Chance, createChance } from '@wallabee/simulated-players/chance';
import { characterOf } from '@wallabee/simulated-players/character/character';
import { DAY, OPENING, startOfYear, YEAR, yearOf } from '../calendar.ts';
import type { CityEntry, Corpus } from '../corpus/corpus.ts';
import { demoRoles, type Role } from './demo-accounts.ts';
import { createNameDrawer, type PersonName } from './draw-names.ts';
import type { Closure, Habit, Player } from './player.ts';

export function drawPlayers(options: {
  corpus: Corpus;
  count: number;
  seed: number;
  until: Instant;
}): Player[] {
  const { corpus, count, seed, until } = options;
  const chance = createChance(seed, 'cast');
  const roles = [...demoRoles(until), ...NUMBER_NAMES.map((username) => aNumber(chance, username, until))];
  const drawName = createNameDrawer(
    corpus.names,
    chance,
    roles.map(({ username }) => username),
  );
  const others = Array.from({ length: Math.max(count - roles.length, 0) }, (_, index) =>
    anybody(chance, { name: drawName(), index, until }),
  );
  return [...roles, ...others]
    .sort((a, b) => a.joinsAt - b.joinsAt || (a.username < b.username ? -1 : 1))
    .map((role, index) => toPlayer(role, index + 1, { corpus, chance }));
}

/** Players whose names could be read as ids. */
const NUMBER_NAMES = ['1984', '404'];

function aNumber(chance: Chance, username: string, until: Instant): Role {
  return { ...anybody(chance, { name: { username, name: username }, index: 99, until }), closure: null };
}

/** The first few have an office or a closed account, so that the smallest world has each kind. */
function anybody(
  chance: Chance,
  { name, index, until }: { name: PersonName; index: number; until: Instant },
): Role {
  const joinsAt = drawJoining(chance, until);
  const closure = drawClosure(chance, { index, joinsAt, until });
  const habit = drawHabit(chance);
  const leavesAt = closure ? closure.at : drawLeaving(chance, { habit, joinsAt, until });
  const kind = index % 100;
  return {
    ...name,
    habit,
    joinsAt,
    leavesAt,
    closure,
    accountType: kind === 3 ? 'staff' : kind === 4 || kind === 57 ? 'beekeeper' : 'player',
    hasForumsRight: kind !== 5,
  };
}

function toPlayer(role: Role, id: number, { corpus, chance }: { corpus: Corpus; chance: Chance }): Player {
  const home = drawHome(chance, corpus.cities);
  const habit = role.habit ?? drawHabit(chance);
  const birthday =
    role.birthday === undefined && chance.happens(0.7)
      ? { month: chance.between(1, 12), day: chance.between(1, 28) }
      : (role.birthday ?? null);
  return {
    name: role.username,
    accountType: 'player',
    hasForumsRight: true,
    canLogIn: false,
    bio: chance.sample(corpus.bioLines, chance.pick([0, 1, 1, 2, 2, 3])).join('\n'),
    city: home.city,
    country: home.country,
    energy: ENERGY[habit] * chance.spread(),
    pouchSize: POUCH_SIZE[habit],
    leavesAt: null,
    closure: null,
    ...role,
    birthday,
    character: characterOf({ username: role.username, birthday }),
    habit,
    id: PlayerId.parse(id),
    lastActiveAt: role.joinsAt,
    target: null,
  };
}

function drawHome(chance: Chance, cities: readonly CityEntry[]): Pick<CityEntry, 'city' | 'country'> {
  return chance.pick(cities) ?? { city: 'Nowhere', country: 'in particular' };
}

const ENERGY: Record<Habit, number> = { collector: 3, hunter: 3, trader: 2.5, forager: 2.2, casual: 0.7 };

const POUCH_SIZE: Record<Habit, number> = { collector: 18, hunter: 14, trader: 26, forager: 10, casual: 12 };

function drawHabit(chance: Chance): Habit {
  return chance.pick([
    'collector',
    'collector',
    'collector',
    'hunter',
    'trader',
    'forager',
    'casual',
    'casual',
  ]);
}

/** Percent of players who join in each year; the last value continues. */
const JOINING = [20, 18, 14, 11, 8, 6, 5, 4, 5, 3, 2] as const;

function drawJoining(chance: Chance, until: Instant): Instant {
  const first = yearOf(OPENING);
  const years = Array.from({ length: yearOf(until) - first + 1 }, (_, index) => JOINING[index] ?? 1.5);
  const total = years.reduce((sum, share) => sum + share, 0);
  let left = chance.next() * total;
  const index = years.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  const from = Math.max(startOfYear(first + index), OPENING);
  const to = Math.min(startOfYear(first + index + 1), until - 20 * DAY);
  return from + Math.floor(chance.next() * Math.max(to - from, DAY));
}

function drawLeaving(
  chance: Chance,
  { habit, joinsAt, until }: { habit: Habit; joinsAt: Instant; until: Instant },
): Instant | null {
  if (habit !== 'casual' && chance.happens(0.14)) return null;
  const leavesAt = joinsAt + 20 * DAY - Math.log(1 - chance.next()) * 2.2 * YEAR;
  return leavesAt < until ? Math.floor(leavesAt) : null;
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
