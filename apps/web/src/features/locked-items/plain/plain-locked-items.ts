import { type LockedItem, listLockedItems } from '@wallabee/contract/locked-items/locked-item';
import {
  filterLockedItems,
  prepareLockedItems,
  sortLockedItems,
} from '@wallabee/contract/locked-items/locked-item-rules';
import type { LockedItemsView } from '@wallabee/contract/locked-items/locked-items-address';
import type { RouterContextProvider } from 'react-router';
import { load } from '../../../platform/pages/load.ts';
import { loadPages } from '../load-pages.ts';

export interface PlainLockedItems {
  items: LockedItem[];
  /** The first of `items` in the whole list, counted from 0. */
  first: number;
  shown: number;
  total: number;
  page: number;
  pages: number;
}

type Context = Readonly<RouterContextProvider>;

/** One page of the API, in its order: the oldest first. */
export async function lockedItemsPage(
  context: Context,
  player: string,
  page: number,
): Promise<PlainLockedItems> {
  const { items, paging } = await readPage(context, player, page);
  const { results_per_page, total_results, total_pages } = paging;
  return {
    items,
    first: (page - 1) * results_per_page,
    shown: total_results,
    total: total_results,
    page,
    pages: total_pages,
  };
}

/** Bounds the document of a long list; the list of most players fits into one. */
const PLAIN_PAGE_SIZE = 1_000;
const AT_ONCE = 4;

/** Filtered and sorted by the server, as the browser does it. */
export async function plainLockedItems(
  context: Context,
  player: string,
  { view, page }: { view: LockedItemsView; page: number },
): Promise<PlainLockedItems> {
  const all = prepareLockedItems(await readAll(context, player));
  const shown = filterLockedItems(sortLockedItems(all, view.sort), view.filter);
  const first = (page - 1) * PLAIN_PAGE_SIZE;
  return {
    items: shown.slice(first, first + PLAIN_PAGE_SIZE),
    first,
    shown: shown.length,
    total: all.length,
    page,
    pages: Math.ceil(shown.length / PLAIN_PAGE_SIZE),
  };
}

async function readAll(context: Context, player: string): Promise<LockedItem[]> {
  const { items, paging } = await readPage(context, player, 1);
  const pages = new Map([[1, items]]);
  await loadPages({
    pages: Array.from({ length: paging.total_pages - 1 }, (_, index) => index + 2),
    atOnce: AT_ONCE,
    fetchPage: (page) => readPage(context, player, page),
    onPage: (page, answer) => pages.set(page, answer.items),
    onFailure: (_, failure) => {
      throw failure;
    },
    isOver: () => false,
  });
  return [...pages].sort(([a], [b]) => a - b).flatMap(([, own]) => own);
}

function readPage(context: Context, player: string, page: number) {
  return load(context, listLockedItems, { params: { player }, query: { page: `${page}` } });
}
