import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { CountChange, Counted } from '../state/counted.ts';
import type { LocationChange, PlayerDeeds, SavedSpan } from '../state/day-rows.ts';
import type { ItemState } from '../state/item-state.ts';
import type { Before } from './effects.ts';

export function digitsOf(number: number): number {
  return String(number).length;
}

export function locationDelta(
  before: Pick<ItemState, 'location'> | null | undefined,
  after: Pick<ItemState, 'item_type_id' | 'number' | 'location'>,
): readonly LocationChange[] {
  const { item_type_id, location } = after;
  if (before?.location === location) return NOTHING;
  const digits = digitsOf(after.number);
  const came = { item_type_id, digits, location, by: 1 };
  return before ? [{ item_type_id, digits, location: before.location, by: -1 }, came] : [came];
}

export interface DeedChange {
  readonly player_id: PlayerId;
  readonly deed: keyof PlayerDeeds;
  readonly by: number;
}

/** The counters that `player_day` has by day. */
export function deedsDelta(counted: readonly CountChange[]): readonly DeedChange[] {
  return counted.flatMap(({ player_id, counts, by }) => {
    const deed = DEED_OF_COUNTER[counts];
    return deed ? [{ player_id, deed, by }] : [];
  });
}

const DEED_OF_COUNTER: Partial<Record<Counted, keyof PlayerDeeds>> = {
  foraged: 'finds',
  trades: 'trades',
  mixed: 'mixes',
};

/** The time that an item which has just left a set was saved. */
export function endedSpan(before: Before, after: ItemState): SavedSpan | null {
  if (!before || after.location === 'saved') return null;
  const span = openSpan(before);
  return span && { ...span, ended_at: after.changed_at };
}

/** The time that an item has been saved: nothing but leaving the set changes a saved item. */
export function openSpan({
  item_id,
  item_type_id,
  user_id,
  location,
  changed_at,
}: ItemState): SavedSpan | null {
  if (location !== 'saved' || user_id === null) return null;
  return { item_id, item_type_id, player_id: user_id, saved_at: changed_at, ended_at: null };
}

const NOTHING: readonly never[] = [];
