import { pagePathOf } from '@wallabee/contract/protocol/data-address';

/** When the answers were made that the worker gave. */
export interface AnswerAges {
  /** By the path of the page. */
  readonly pages: Readonly<Record<string, string>>;
  /** The oldest of the calls since the page was opened. */
  readonly calls: string | null;
}

export function withAge(ages: AnswerAges, { url, at }: { url: string; at: string | null }): AnswerAges {
  if (at === null) return ages;
  const { pathname } = new URL(url);
  if (pathname.startsWith('/api/')) return { ...ages, calls: older(ages.calls, at) };
  return { ...ages, pages: { ...ages.pages, [pagePathOf(pathname)]: at } };
}

export function oldestAt({ pages, calls }: AnswerAges, pathname: string): string | null {
  const page = pages[pathname];
  return page === undefined ? calls : older(calls, page);
}

/** After a navigation, since only the new page is shown. */
export function onlyOf({ pages }: AnswerAges, pathname: string): AnswerAges {
  const page = pages[pathname];
  return { pages: page === undefined ? {} : { [pathname]: page }, calls: null };
}

function older(one: string | null, other: string): string {
  return one !== null && one < other ? one : other;
}
