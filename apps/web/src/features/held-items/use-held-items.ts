import type { SetId } from '@wallabee/contract/protocol/ids';
import type { HeldItem } from '@wallabee/contract/set-progress/set-progress';
import { setProgressCalls } from '@wallabee/contract/set-progress/set-progress.calls';
import { useMemo } from 'react';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { useSession } from '../../platform/session/session.ts';

/** By item type, the saved item first. */
export type HeldItems = ReadonlyMap<number, readonly HeldItem[]>;

/**
 * What the logged-in player has of a set; undefined for visitors and until it is known. Public pages are the same for
 * everybody, so it is loaded in the browser.
 */
export function useHeldItems(setId: SetId): HeldItems | undefined {
  const session = useSession();
  const input = { params: { player: String(session?.userId ?? ''), setId } };
  const { data } = useApiQuery(setProgressCalls.listHeldItems, input, { enabled: session !== null });
  const items = session && data?.items;
  return useMemo(() => (items ? byType(items) : undefined), [items]);
}

export function byType(items: readonly HeldItem[]): HeldItems {
  const types = new Map<number, HeldItem[]>();
  for (const item of items) {
    const held = types.get(item.item_type_id) ?? [];
    if (item.location === 'saved') held.unshift(item);
    else held.push(item);
    types.set(item.item_type_id, held);
  }
  return types;
}
