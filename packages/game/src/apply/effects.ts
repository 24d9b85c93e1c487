import { STATUS_RANGES } from '@wallabee/contract/items/item-status';
import { isDoubleDigit, isPalindrome, isSingleDigit } from '@wallabee/contract/items/number-shapes';
import type { PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { CountChange, Counted } from '../state/counted.ts';
import type { ItemState } from '../state/item-state.ts';
import { STATUS_OF_LOCATION, type StatusChange } from '../state/status-counts.ts';

export type Before = ItemState | null | undefined;

export function statusCountsDelta(before: Before, after: ItemState): readonly StatusChange[] {
  const from = before ? STATUS_OF_LOCATION[before.location] : null;
  const to = STATUS_OF_LOCATION[after.location];
  if (from === to) return NOTHING;
  const changes: StatusChange[] = [];
  const { item_type_id } = after;
  for (const range_max of STATUS_RANGES) {
    if (after.number > range_max) continue;
    if (from) changes.push({ item_type_id, range_max, status: from, by: -1 });
    if (to) changes.push({ item_type_id, range_max, status: to, by: 1 });
  }
  return changes;
}

export function standingCountsDelta(before: Before, after: ItemState): readonly CountChange[] {
  if (!isCounted(before) && !isCounted(after)) return NOTHING;
  const changes: CountChange[] = [];
  if (before) addStanding(changes, before, -1);
  addStanding(changes, after, 1);
  return changes;
}

export interface PlaceChange {
  readonly place_id: PlaceId;
  readonly by: number;
}

export function placeCountsDelta(
  before: Pick<ItemState, 'place_id'> | null | undefined,
  after: Pick<ItemState, 'place_id'>,
): readonly PlaceChange[] {
  const from = before?.place_id ?? null;
  if (from === after.place_id) return NOTHING;
  const changes: PlaceChange[] = [];
  if (from !== null) changes.push({ place_id: from, by: -1 });
  if (after.place_id !== null) changes.push({ place_id: after.place_id, by: 1 });
  return changes;
}

/** How many events are recorded for each item. */
export function countMoves<Ref>(
  events: readonly { readonly recorded_for: readonly Ref[] }[],
): Map<Ref, number> {
  const moves = new Map<Ref, number>();
  for (const { recorded_for } of events) {
    for (const item of recorded_for) moves.set(item, (moves.get(item) ?? 0) + 1);
  }
  return moves;
}

const NOTHING: readonly never[] = [];

function isCounted(item: Before): boolean {
  return item !== null && item !== undefined && (item.is_locked || item.location === 'saved');
}

function addStanding(changes: CountChange[], item: ItemState, by: number) {
  const { user_id } = item;
  if (user_id === null) return;
  if (item.is_locked) changes.push({ player_id: user_id, counts: 'locked', by });
  if (item.location !== 'saved') return;
  for (const counts of savedHeads(item.number)) changes.push(counted(user_id, counts, by));
}

function counted(player_id: PlayerId, counts: Counted, by: number): CountChange {
  return { player_id, counts, by };
}

function savedHeads(number: number): Counted[] {
  const heads: Counted[] = ['saved'];
  if (isSingleDigit(number)) heads.push('single_digits_saved');
  if (isDoubleDigit(number)) heads.push('double_digits_saved');
  if (isPalindrome(number)) heads.push('palindromes_saved');
  return heads;
}
