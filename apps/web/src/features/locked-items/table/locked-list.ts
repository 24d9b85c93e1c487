import type { LockedItem } from '@wallabee/contract/locked-items/locked-item';
import type { Paging } from '@wallabee/contract/protocol/paging';

export interface LockedList {
  pages: ReadonlyMap<number, readonly LockedItem[]>;
  /** Null until the first page has arrived. */
  total: { pages: number; items: number } | null;
  failed: readonly number[];
  problem: string | null;
  /** The pages that have arrived stay visible during a retry. */
  isShown: boolean;
}

export const EMPTY_LIST: LockedList = {
  pages: new Map(),
  total: null,
  failed: [],
  problem: null,
  isShown: false,
};

export type ListEvent =
  | { type: 'arrived'; page: number; paging: Paging; items: readonly LockedItem[] }
  | { type: 'failed'; page: number; problem: string }
  | { type: 'retried' };

export function nextList(list: LockedList, event: ListEvent): LockedList {
  switch (event.type) {
    case 'arrived': {
      const { total_pages, total_results } = event.paging;
      return {
        ...list,
        pages: new Map([...list.pages, [event.page, event.items]]),
        total: { pages: total_pages, items: total_results },
      };
    }
    case 'failed':
      return { ...list, failed: [...list.failed, event.page], problem: event.problem };
    case 'retried':
      return { ...list, failed: [], problem: null, isShown: list.total !== null };
  }
}

export function isSettled({ pages, total, failed }: LockedList): boolean {
  return total === null ? failed.length > 0 : pages.size + failed.length >= total.pages;
}

export function missingPages({ pages, total }: LockedList): number[] {
  const all = Array.from({ length: total?.pages ?? 0 }, (_, index) => index + 1);
  return all.filter((page) => !pages.has(page));
}

/** An item that moved to a later page during loading appears twice, so duplicates are removed. */
export function itemsOf({ pages }: LockedList): LockedItem[] {
  const inOrder = [...pages].sort(([a], [b]) => a - b).flatMap(([, items]) => items);
  return [...new Map(inOrder.map((item) => [item.id, item])).values()];
}
