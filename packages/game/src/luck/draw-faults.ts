import type { OptionKind } from '@wallabee/contract/luck/luck-words';
import type { LuckNumbers } from './luck.ts';
import { pickedPosition } from './luck.ts';
import type { RecordedDraw, RecordedPick } from './recorded-draw.ts';

export type DrawFault = 'day' | 'seed' | 'pick' | 'options' | 'item';

/** What of a draw does not follow from the numbers of its seed; null when it checks out. */
export function drawFault(
  { action, picks }: Pick<RecordedDraw, 'picks'> & { action: string },
  { numbers, listOf }: { numbers: LuckNumbers; listOf: (key: string) => readonly number[] | undefined },
): DrawFault | null {
  let last = -1;
  for (const pick of picks) {
    if (pick.draw <= last || pick.picked !== pickedPosition(numbers(pick.draw), pick.size)) return 'pick';
    if (!isOfAction(pick, action) || !hasItsOptions(pick, listOf)) return 'options';
    last = pick.draw;
  }
  return picks.length > 0 ? null : 'pick';
}

/** Only these actions choose a player, or from the Mixerpool. */
const ACTIONS_OF: Partial<Record<OptionKind, readonly string[]>> = {
  players: ['trade', 'settle_ring'],
  pool: ['use_mixer'],
};

function isOfAction({ of }: RecordedPick, action: string): boolean {
  return ACTIONS_OF[of]?.includes(action) ?? true;
}

function hasItsOptions(
  { of, options, size }: RecordedPick,
  listOf: (key: string) => readonly number[] | undefined,
): boolean {
  if (of === 'pool') return options === null;
  return options !== null && listOf(options)?.length === size;
}

/** Returns whether the counters of each player go from 1 without gaps; draws come by player and counter. */
export function createCounterCheck(): (draw: Pick<RecordedDraw, 'player_id' | 'counter'>) => boolean {
  let last = { player_id: 0, counter: 0 };
  return ({ player_id, counter }) => {
    const expected = player_id === last.player_id ? last.counter + 1 : 1;
    last = { player_id, counter };
    return counter === expected;
  };
}

/** An item that a draw made or changed. */
export interface DrawnItem {
  readonly type: number;
  /** Undefined where it is not known any more. */
  readonly variant: number | null | undefined;
}

interface Drawn {
  listOf: (key: string) => readonly number[] | undefined;
  /** Undefined for an item that is not there. */
  items: readonly (DrawnItem | undefined)[];
}

export function hasPicked(picks: readonly RecordedPick[], { listOf, items }: Drawn): boolean {
  const idsOf = (kind: OptionKind) =>
    picks
      .filter(({ of }) => of === kind)
      .map(({ options, picked }) => (options === null ? undefined : listOf(options)?.[picked]));
  return (
    areInOrder(idsOf('item_types'), items, (item, id) => item.type === id) &&
    areInOrder(idsOf('variants'), items, ({ variant }, id) => variant === undefined || variant === id)
  );
}

/** An item between those that came had no choice. */
function areInOrder(
  came: readonly (number | undefined)[],
  items: Drawn['items'],
  isIt: (item: DrawnItem, id: number) => boolean,
): boolean {
  let from = 0;
  return came.every((id) => {
    const position = items.findIndex(
      (item, index) => index >= from && id !== undefined && item !== undefined && isIt(item, id),
    );
    from = position + 1;
    return position !== -1;
  });
}
