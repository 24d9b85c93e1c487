import type { Instant } from '@wallabee/game/state/item-state';
import type { Character } from '@wallabee/simulated-players/character/character';
import { DAY, OPENING, YEAR } from '../calendar.ts';
import type { Player } from './player.ts';

export const DEMO_PASSWORD = 'honeycomb';

export const DEMO_ACCOUNTS = [
  { username: 'demo', who: 'a rich collection' },
  { username: 'demofriend', who: 'friend of demo' },
  { username: 'beekeeper', who: 'a BeeKeeper' },
  { username: 'staff', who: 'of the team' },
  { username: 'muted', who: 'without the forums right' },
] as const;

export const CLOSED_DEMO_ACCOUNTS = ['memorial', 'departed', 'banned'] as const;

export const DEMO_CODES = Array.from({ length: 9 }, (_, index) => `BUILD-A-UNIQUE-${index + 1}`);

/** The fixed properties of a player; the rest is drawn. */
export type Role = Partial<Omit<Player, 'id' | 'character' | 'intent' | 'lastActiveAt'>> &
  Pick<Player, 'username' | 'joinsAt'> & { character?: Partial<Character> };

export function demoRoles(until: Instant): Role[] {
  const stays = { canLogIn: true, leavesAt: null, closure: null } as const;
  const on = (day: string) => Date.parse(`${day}T09:00:00.000Z`);
  return [
    {
      ...stays,
      username: 'staff',
      name: 'Hanneke Vos',
      accountType: 'staff',
      character: { kind: 'walker' },
      energy: 3,
      joinsAt: OPENING,
    },
    {
      ...stays,
      username: 'demo',
      name: 'Robin Demo',
      character: { kind: 'completist', carries: 150 },
      energy: 8,

      joinsAt: on('2012-02-14'),
      birthday: null,
      bio: 'Collecting one of everything since the first winter.\nPalindromes always welcome.\nAsk me about the six uniques.',
    },
    {
      ...stays,
      username: 'demofriend',
      name: 'Zoë Demofriend',
      character: { kind: 'completist' },
      energy: 5,
      joinsAt: on('2012-06-09'),
    },
    {
      ...stays,
      username: 'beekeeper',
      name: 'Tomás Beekeeper',
      accountType: 'beekeeper',
      character: { kind: 'number_hunter' },
      energy: 4,
      joinsAt: on('2013-02-22'),
    },
    {
      ...stays,
      username: 'muted',
      name: 'Quiet Quentin',
      hasForumsRight: false,
      character: { kind: 'trader' },
      energy: 3,
      joinsAt: on('2015-10-03'),
    },
    closed('memorial', 'Edith Wren', { joinsAt: on('2012-04-18'), at: on('2019-06-02'), deletionDate: null }),
    closed('departed', 'Marlow Departed', {
      joinsAt: on('2014-08-30'),
      at: until - 2 * YEAR - 30 * DAY,
      deletionDate: until - 2 * YEAR,
    }),
    // Far enough ahead to stay in the future while this demo world is used.
    closed('banned', 'Sly Banned', {
      joinsAt: on('2016-05-11'),
      at: until - 40 * DAY,
      deletionDate: until + 10 * YEAR,
    }),
  ];
}

const CLOSURES = { memorial: 'memorial', departed: 'deleted', banned: 'banned' } as const;

function closed(
  username: keyof typeof CLOSURES,
  name: string,
  { joinsAt, at, deletionDate }: { joinsAt: Instant; at: Instant; deletionDate: Instant | null },
): Role {
  const closure = { kind: CLOSURES[username], at, deletionDate };
  return {
    username,
    name,
    character: { kind: 'completist' },
    energy: 4,
    joinsAt,
    leavesAt: at,
    closure,
    canLogIn: username === 'banned',
  };
}
