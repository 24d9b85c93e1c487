import { itemCalls } from '@wallabee/contract/items/items.calls';
import type { Movement } from '@wallabee/contract/items/movements';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { type RefObject, useEffect, useState } from 'react';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { useFollowedItems } from '../../../platform/realtime/use-followed-items.ts';
import { withNext } from './live-movements.ts';

const NEXT_AFTER_MS = 800;

interface LiveMovements {
  itemTypeId: ItemTypeId;
  /** Null where they could not be loaded. */
  served: readonly Movement[] | null;
  list: RefObject<HTMLElement | null>;
}

/** New movements come in one at a time, and wait while the list has the focus or the pointer. */
export function useLiveMovements({ itemTypeId, served, list }: LiveMovements) {
  const { data, refetch } = useApiQuery(
    itemCalls.listMovements,
    { params: { itemTypeId } },
    { enabled: false, gcTime: 0 },
  );
  const isLive = useFollowedItems([{ item_id: null, item_type_id: itemTypeId }], () => void refetch());
  const isUsed = useIsUsed(list);
  const [shown, setShown] = useState(served);
  const next = data && (shown ? withNext(shown, data.movements) : data.movements);

  useEffect(() => {
    if (isUsed || !next || next === shown) return;
    const timer = setTimeout(setShown, NEXT_AFTER_MS, next);
    return () => clearTimeout(timer);
  }, [isUsed, next, shown]);
  return { shown, isLive };
}

function useIsUsed(list: RefObject<HTMLElement | null>): boolean {
  const [isFocused, setFocused] = useState(false);
  const [isPointed, setPointed] = useState(false);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const stop = new AbortController();
    const on = (name: string, notice: (event: Event) => void) =>
      element.addEventListener(name, notice, { signal: stop.signal });
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(element.contains(document.activeElement)));
    on('pointerenter', () => setPointed(true));
    on('pointerleave', () => setPointed(false));
    setFocused(element.contains(document.activeElement));
    setPointed(element.matches(':hover'));
    return () => stop.abort();
  }, [list]);
  return isFocused || isPointed;
}
