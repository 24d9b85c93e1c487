import type { LockedItem } from '@wallabee/contract/locked-items/locked-item';
import type { Paging } from '@wallabee/contract/protocol/paging';

/** As much of a list as has arrived. */
export interface LockedList {
  pages: ReadonlyMap<number, readonly LockedItem[]>;
  /** Null until the first page has told. */
  total: { pages: number; items: number } | null;
  failed: readonly number[];
  /** What the last failure said of itself. */
  problem: string | null;
  /** What has arrived is on the page already, and stays there while the rest is asked for anew. */
  isShown: boolean;
}

export const NOTHING_YET: LockedList = {
  pages: new Map(),
  total: null,
  failed: [],
  problem: null,
  isShown: false,
};

export type ListEvent =
  | { type: 'arrived'; page: number; paging: Paging; items: readonly LockedItem[] }
  | { type: 'failed'; page: number; problem: string }
  /** Those that failed are asked for anew. */
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

/** Every page has arrived or failed. */
export function isSettled({ pages, total, failed }: LockedList): boolean {
  return total === null ? failed.length > 0 : pages.size + failed.length >= total.pages;
}

export function missingPages({ pages, total }: LockedList): number[] {
  const all = Array.from({ length: total?.pages ?? 0 }, (_, index) => index + 1);
  return all.filter((page) => !pages.has(page));
}

/** In the order of the pages. An item that moved on to a page not yet read while others were is there twice. */
export function itemsOf({ pages }: LockedList): LockedItem[] {
  const inOrder = [...pages].sort(([a], [b]) => a - b).flatMap(([, items]) => items);
  return [...new Map(inOrder.map((item) => [item.id, item])).values()];
}
