import { DAY } from '../calendar.ts';
import { addTo, shareOf } from './counting.ts';
import type { Measurements } from './figure.ts';
import { itemIdsOf, type RecordedWorld } from './recorded-world.ts';

const SPREAD_MONTHS = 24;

export function playerFigures(
  world: RecordedWorld,
  { until }: { until: number },
): Measurements<
  | 'players who hold an item'
  | 'players active in the last 30 days'
  | 'players last active more than a year ago'
  | 'months of the last 24 in which nobody was last active'
  | 'players last active on the same day, the last 30 days aside'
> {
  const everyone = world.players.length;
  const lastActive = world.players.map((player) => Date.parse(player.last_active_at));
  const before = lastActive.filter((at) => at < until - 30 * DAY);
  const busiest = busiestDay(before);
  const empty = emptyMonths(lastActive, until);
  return {
    'players who hold an item': { value: shareOf(holders(world).size, everyone) },
    'players active in the last 30 days': { value: shareOf(everyone - before.length, everyone) },
    'players last active more than a year ago': {
      value: shareOf(lastActive.filter((at) => at < until - 365 * DAY).length, everyone),
    },
    'months of the last 24 in which nobody was last active': { value: empty.length, examples: empty },
    'players last active on the same day, the last 30 days aside': {
      value: shareOf(busiest.players, everyone),
      examples: busiest.players === 0 ? [] : [`${busiest.players} on ${busiest.day}`],
    },
  };
}

/** In a pouch, saved, in a lockbox or locked at a place: only then has an item a user. */
function holders(world: RecordedWorld): Set<number> {
  const found = new Set<number>();
  for (const id of itemIdsOf(world)) if (world.items.user.at(id) !== 0) found.add(world.items.user.at(id));
  return found;
}

function emptyMonths(lastActive: readonly number[], until: number): string[] {
  const seen = new Set(lastActive.map(monthOf));
  const end = new Date(until - 1);
  return Array.from({ length: SPREAD_MONTHS }, (_, ago) =>
    monthOf(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - ago)),
  ).filter((month) => !seen.has(month));
}

const monthOf = (at: number) => new Date(at).toISOString().slice(0, 'yyyy-mm'.length);

function busiestDay(instants: readonly number[]): { day: string; players: number } {
  const days = new Map<string, number>();
  for (const at of instants) addTo(days, new Date(at).toISOString().slice(0, 'yyyy-mm-dd'.length));
  const [day, players] = [...days].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return { day, players };
}
