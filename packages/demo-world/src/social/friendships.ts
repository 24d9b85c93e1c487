import type { Instant } from '@wallabee/game/state/item-state';
import { type Chance, createChance } from '@wallabee/simulated-players/chance';
import { DAY } from '../calendar.ts';
import type { Player } from '../players/player.ts';

export interface Friendship {
  readonly pair: readonly [Player, Player];
  readonly since: Instant;
}

/** Some players who traded or live in the same city become friends. */
export function drawFriendships(options: {
  players: readonly Player[];
  /** Keyed "id-id", with the time of the first trade. */
  meetings: ReadonlyMap<string, Instant>;
  count: number;
  seed: number;
  until: Instant;
}): Friendship[] {
  const { players, meetings, until } = options;
  const chance = createChance(options.seed, 'friendships');
  const byId = new Map<number, Player>(players.map((player) => [player.id, player]));
  const friendships = new Map<string, Friendship>();
  const befriend = (a: Player | undefined, b: Player | undefined, since: Instant) => {
    if (
      !a ||
      !b ||
      a === b ||
      since >= until ||
      a.closure?.kind === 'deleted' ||
      b.closure?.kind === 'deleted'
    )
      return;
    const [first, second] = a.id < b.id ? [a, b] : [b, a];
    const key = `${first.id}-${second.id}`;
    if (!friendships.has(key)) friendships.set(key, { pair: [first, second], since });
  };

  befriendDemo(players, chance, befriend);
  for (const [pair, since] of meetings) {
    const [a, b] = pair.split('-').map((id) => byId.get(Number(id)));
    if (chance.happens(0.4)) befriend(a, b, since);
  }
  for (let tries = options.count * 3; tries > 0 && friendships.size < options.count; tries -= 1) {
    const pair = drawNeighbours(players, chance);
    if (pair) befriend(...pair, bothThere(pair, chance));
  }
  return [...friendships.values()].sort(
    (a, b) => a.since - b.since || a.pair[0].id - b.pair[0].id || a.pair[1].id - b.pair[1].id,
  );
}

type Befriend = (a: Player | undefined, b: Player | undefined, since: Instant) => void;

function befriendDemo(players: readonly Player[], chance: Chance, befriend: Befriend) {
  const named = (username: string) => players.find((player) => player.username === username);
  const demo = named('demo');
  if (!demo) return;
  for (const username of ['demofriend', 'beekeeper', 'memorial']) {
    const friend = named(username);
    if (friend) befriend(demo, friend, bothThere([demo, friend], chance));
  }
  const faithful = players.filter((player) => player.leavesAt === null && player.canLogIn === false);
  for (const friend of chance.sample(faithful, 20)) befriend(demo, friend, bothThere([demo, friend], chance));
}

function drawNeighbours(players: readonly Player[], chance: Chance): [Player, Player] | undefined {
  const a = chance.pick(players);
  if (!a) return undefined;
  for (let tries = 0; tries < 8; tries += 1) {
    const b = chance.pick(players);
    if (b && b !== a && (b.city === a.city || tries === 7)) return [a, b];
  }
  return undefined;
}

function bothThere([a, b]: readonly [Player, Player], chance: Chance): Instant {
  return Math.max(a.joinsAt, b.joinsAt) + chance.between(1, 300) * DAY + chance.integer(DAY);
}
