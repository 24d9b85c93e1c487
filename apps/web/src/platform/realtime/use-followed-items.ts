import { useEffect, useRef } from 'react';
import { useServerEvents } from './realtime.ts';

interface FollowedItem {
  /** Null for every item of the type. */
  item_id: number | null;
  item_type_id: number;
}

/** Calls back soon after something happened to one of the items; returns whether the stream is open. */
export function useFollowedItems(items: readonly FollowedItem[], onChange: () => void): boolean {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function notice({ item_id, item_type_id }: { item_id?: number | undefined; item_type_id: number }) {
    const isFollowed = items.some((item) =>
      item.item_id === null ? item.item_type_id === item_type_id : item.item_id === item_id,
    );
    if (!isFollowed) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(onChange, TOGETHER_MS);
  }

  const events = {
    new_item: notice,
    market: notice,
    place: notice,
    trade: notice,
    saved: notice,
    locked: notice,
    gone: notice,
    changed: notice,
  };
  return useServerEvents({ events, onOpen: onChange }, items.length > 0);
}

/** Events that come close together are one change of the page. */
const TOGETHER_MS = 150;
