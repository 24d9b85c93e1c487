import type { AppliedChanges, Changes } from '../state/changes.ts';
import type { HistoryEvent } from '../state/history-event.ts';
import { type ItemRef, isMintedRef, mintedRef } from '../state/item-ref.ts';

/** One change in place of several of which none changes what another reads. */
export function mergeChanges(all: readonly Changes[]): Changes {
  const [only] = all;
  if (only && all.length === 1) return only;
  let before = 0;
  const shifted = all.map((changes) => {
    const moved = shift(changes, before);
    before += changes.minted.length;
    return moved;
  });
  const list = <Name extends keyof Changes>(name: Name) =>
    shifted.flatMap((changes) => [...changes[name]] as never);
  return {
    minted: list('minted'),
    moved: list('moved'),
    events: list('events'),
    balances: list('balances'),
    counted: list('counted'),
    visits: list('visits'),
    wishes: list('wishes'),
    listed: list('listed'),
    unlisted: list('unlisted'),
    completed: list('completed'),
    redeemed: list('redeemed'),
  };
}

/** What became of each change, in their order. */
export function divideApplied(applied: AppliedChanges, all: readonly Changes[]): AppliedChanges[] {
  const at = new Map<keyof Changes, number>();
  return all.map((changes) => {
    const next = <Name extends keyof Changes>(name: Name): AppliedChanges[Name] => {
      const from = at.get(name) ?? 0;
      at.set(name, from + changes[name].length);
      return applied[name].slice(from, from + changes[name].length) as unknown as AppliedChanges[Name];
    };
    return {
      minted: next('minted'),
      moved: next('moved'),
      events: next('events'),
      balances: next('balances'),
      counted: next('counted'),
      visits: next('visits'),
      wishes: next('wishes'),
      listed: next('listed'),
      unlisted: next('unlisted'),
      completed: next('completed'),
      redeemed: next('redeemed'),
    };
  });
}

/** Minted items are named by their position, which is another one in the merged change. */
function shift(changes: Changes, before: number): Changes {
  if (before === 0 || changes.minted.length === 0) return changes;
  const ref = (item: ItemRef) => (isMintedRef(item) ? mintedRef(-1 - item + before) : item);
  const orNull = (item: ItemRef | null) => (item === null ? null : ref(item));
  return {
    ...changes,
    moved: changes.moved.map((item) => ({ ...item, used_in_item_id: orNull(item.used_in_item_id) })),
    events: changes.events.map(
      (event): HistoryEvent => ({
        ...event,
        primary_item: ref(event.primary_item),
        secondary_item: orNull(event.secondary_item),
        tertiary_item: orNull(event.tertiary_item),
        recorded_for: event.recorded_for.map(ref),
      }),
    ),
  };
}
