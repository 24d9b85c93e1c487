import type { ItemId } from '@wallabee/contract/protocol/ids';
import type { AppliedChanges } from '../state/changes.ts';
import type { Pick } from './luck.ts';
import type { RecordedPick } from './recorded-draw.ts';

export interface RecordedPicks {
  readonly picks: readonly RecordedPick[];
  /** The lists of options by their keys. */
  readonly lists: ReadonlyMap<string, readonly number[]>;
}

export function recordPicks(
  picks: readonly Pick[],
  keyOf: (options: readonly number[]) => string,
): RecordedPicks {
  const lists = new Map<string, readonly number[]>();
  const recorded = picks.map(({ draw, of, size, options, picked }) => {
    if (of === 'pool') return { draw, of, size, options: null, picked };
    const key = keyOf(options);
    lists.set(key, options);
    return { draw, of, size, options: key, picked };
  });
  return { picks: recorded, lists };
}

/** The items that luck made, or else the one that it changed or brought back. */
export function drawnItems({ minted, moved }: AppliedChanges): ItemId[] {
  const items = minted.length > 0 ? minted : moved.filter(({ location }) => location === 'pouch');
  return items.map(({ item_id }) => item_id);
}
