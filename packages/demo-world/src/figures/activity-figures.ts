import type { HistoryEventType } from '@wallabee/contract/items/history-event-type';
import type { Column } from '../columns/column.ts';
import { addTo } from './counting.ts';
import type { Measurements } from './figure.ts';
import { eventTypeAt } from './recorded-history.ts';
import type { RecordedWorld } from './recorded-world.ts';

/**
 * Counts what players did themselves. A drone comes without the owner, and a sale is an act of the buyer.
 */
export function activityFigures(world: RecordedWorld): Measurements<'acts after Last Active'> {
  const lastActive = new Map(world.players.map(({ id, last_active_at }) => [id, Date.parse(last_active_at)]));
  const late = new Map<string, number>();
  for (const { player, at, what } of acts(world)) {
    if (at > (lastActive.get(player) ?? Number.POSITIVE_INFINITY)) addTo(late, what);
  }
  return {
    'acts after Last Active': {
      value: [...late.values()].reduce((sum, count) => sum + count, 0),
      examples: [...late].sort((a, b) => b[1] - a[1]).map(([what, count]) => `${count} × ${what}`),
    },
  };
}

interface Act {
  player: number;
  at: number;
  what: string;
}

function* acts(world: RecordedWorld): Iterable<Act> {
  const { visits, completions, friendships, messages, posts } = world;
  yield* historyActs(world);
  for (const { id, created_at } of world.players)
    yield { player: id, at: Date.parse(created_at), what: 'join' };
  yield* columnActs('visit', visits.player, visits.at);
  yield* columnActs('completion', completions.player, completions.at);
  yield* columnActs('friendship', friendships.player, friendships.at);
  yield* columnActs('message', messages.sender, messages.at);
  yield* columnActs('post', posts.author, posts.at);
  for (const { seller_id, listed_at } of world.listings)
    yield { player: seller_id, at: Date.parse(listed_at), what: 'listing' };
  for (const { redeemed_by, redeemed_at } of world.codes) {
    if (redeemed_by !== null && redeemed_at !== null)
      yield { player: redeemed_by, at: Date.parse(redeemed_at), what: 'code' };
  }
}

const WITHOUT_ACTOR: ReadonlySet<HistoryEventType> = new Set<HistoryEventType>([
  'itemwalladrone',
  'marketsold',
]);

function* historyActs({ history }: RecordedWorld): Iterable<Act> {
  for (let position = 0; position < history.type.length; position += 1) {
    const what = eventTypeAt(history, position);
    if (what === undefined || WITHOUT_ACTOR.has(what)) continue;
    const at = history.at.at(position);
    yield { player: history.user.at(position), at, what };
    if (what === 'itemtraded') yield { player: history.recipient.at(position), at, what };
  }
}

function* columnActs(what: string, players: Column, at: Column): Iterable<Act> {
  for (let position = 0; position < players.length; position += 1) {
    yield { player: players.at(position), at: at.at(position), what };
  }
}
