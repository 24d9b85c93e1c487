import type { Instant } from '@wallabee/game/state/item-state';
import { type Chance, createChance } from '@wallabee/simulated-players/chance';
import { DAY } from '../calendar.ts';
import type { Player } from '../players/player.ts';
import { groupBy } from './forums/group-by.ts';
import { endOf, type Meeting } from './meeting.ts';

/** How easily a player makes friends: near 1 for most, ten times that for a few. */
export function sociabilityOf({ username }: Player): number {
  const known = sociability.get(username);
  if (known !== undefined) return known;
  const chance = createChance(0, `sociability/${username.toLowerCase()}`);
  const drawn = Math.min(0.35 / (1.02 - chance.next()), 12);
  sociability.set(username, drawn);
  return drawn;
}

const sociability = new Map<string, number>();

/** Draws players who could meet: mostly of the same city or country, at a time when both were there. */
export function createNeighbourDrawer(
  players: readonly Player[],
  chance: Chance,
  until: Instant,
): () => Meeting | undefined {
  const drawersBy = (keyOf: (player: Player) => string) =>
    new Map([...groupBy(players, keyOf)].map(([key, list]) => [key, createSociableDrawer(list, chance)]));
  const inCity = drawersBy(({ city }) => city);
  const inCountry = drawersBy(({ country }) => country);
  const drawAny = createSociableDrawer(players, chance);
  const drawFriendOf = ({ city, country }: Player) => {
    const share = chance.next();
    if (share < 0.55) return inCity.get(city)?.();
    return share < 0.8 ? inCountry.get(country)?.() : drawAny();
  };
  return () => {
    const a = drawAny();
    const b = a && drawFriendOf(a);
    if (!a || !b) return undefined;
    const from = Math.max(a.joinsAt, b.joinsAt) + DAY;
    const to = Math.min(endOf(a, until), endOf(b, until)) - DAY;
    // People make friends early on rather than late.
    return from < to ? { pair: [a, b], at: from + Math.floor(chance.next() ** 2 * (to - from)) } : undefined;
  };
}

function createSociableDrawer(players: readonly Player[], chance: Chance): () => Player | undefined {
  let total = 0;
  const sums = players.map((player) => {
    total += sociabilityOf(player);
    return total;
  });
  return () => players[firstAbove(sums, chance.next() * total)];
}

function firstAbove(sums: readonly number[], value: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
