import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '@wallabee/game/state/item-state';
import { type Chance, createChance } from '@wallabee/simulated-players/chance';
import { DAY, MINUTE } from '../calendar.ts';
import type { Moment } from '../play/diary.ts';
import type { Player } from '../players/player.ts';
import { endOf, type Meeting } from './meeting.ts';
import { createNeighbourDrawer, sociabilityOf } from './neighbours.ts';

export interface Friendship {
  readonly pair: readonly [Player, Player];
  readonly since: Instant;
  /** What they traded on the day they met. */
  readonly traded?: ItemTypeId;
}

export interface FriendshipOptions {
  players: readonly Player[];
  diary: readonly Moment[];
  /** Players who answered each other in the forums. */
  answers: Iterable<Meeting>;
  count: number;
  seed: number;
  until: Instant;
}

/** Most players have few friends and some have many: by trade, by gift, from the forums, from the same city. */
export function drawFriendships(options: FriendshipOptions): Friendship[] {
  const { players, diary, count, until } = options;
  const chance = createChance(options.seed, 'friendships');
  const friendships = new Map<string, Friendship>();
  const befriend = ({ pair: [a, b], at, traded }: Meeting) => {
    const [first, second] = a.id < b.id ? [a, b] : [b, a];
    const key = `${first.id}-${second.id}`;
    if (a === b || at >= endOf(a, until) || at >= endOf(b, until) || isDeleted(a) || isDeleted(b)) return;
    if (friendships.has(key)) return;
    friendships.set(key, { pair: [first, second], since: at, ...(traded && { traded }) });
  };

  for (const meeting of demoMeetings(players, chance, until)) befriend(meeting);
  const met = [...diaryMeetings(diary), ...options.answers];
  const rate = (0.55 * count) / Math.max(met.length, 1);
  for (const meeting of met) {
    const warmth = sociabilityOf(meeting.pair[0]) * sociabilityOf(meeting.pair[1]);
    if (chance.happens(Math.min(rate * warmth, 0.8)))
      befriend({ ...meeting, at: meeting.at + chance.between(1, 90) * MINUTE });
  }
  const drawNeighbours = createNeighbourDrawer(players, chance, until);
  for (let tries = count * 4; tries > 0 && friendships.size < count; tries -= 1) {
    const meeting = drawNeighbours();
    if (meeting) befriend(meeting);
  }
  return [...friendships.values()].sort(
    (a, b) => a.since - b.since || a.pair[0].id - b.pair[0].id || a.pair[1].id - b.pair[1].id,
  );
}

function isDeleted({ closure }: Player): boolean {
  return closure?.kind === 'deleted';
}

function diaryMeetings(diary: readonly Moment[]): Meeting[] {
  return diary.flatMap((moment): Meeting[] => {
    const { player, at } = moment;
    if (moment.kind === 'traded')
      return [{ pair: [player, moment.other], at, traded: moment.given.item_type_id }];
    return moment.kind === 'gifted' ? [{ pair: [player, moment.recipient], at }] : [];
  });
}

/** The demo account knows the other demo accounts and twenty faithful players. */
function demoMeetings(players: readonly Player[], chance: Chance, until: Instant): Meeting[] {
  const named = (username: string) => players.filter((player) => player.username === username);
  const faithful = players.filter(
    ({ leavesAt, closure, canLogIn }) => leavesAt === null && closure === null && !canLogIn,
  );
  const friendsOf = (username: string, friends: readonly Player[]) =>
    named(username).flatMap((self) => friends.map((friend) => early([self, friend], chance, until)));
  return [
    ...friendsOf('demo', ['demofriend', 'beekeeper', 'memorial'].flatMap(named)),
    ...friendsOf('demo', chance.sample(faithful, 20)),
    ...friendsOf('demofriend', chance.sample(faithful, 6)),
    ...friendsOf('beekeeper', chance.sample(faithful, 6)),
  ];
}

/** In the first year in which both were there. */
function early(pair: readonly [Player, Player], chance: Chance, until: Instant): Meeting {
  const from = Math.max(pair[0].joinsAt, pair[1].joinsAt) + DAY;
  const to = Math.min(endOf(pair[0], until), endOf(pair[1], until), from + 300 * DAY);
  return { pair, at: from + Math.floor(chance.next() * Math.max(to - from - DAY, 0)) };
}
