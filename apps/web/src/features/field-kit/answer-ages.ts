import { pagePathOf } from '@wallabee/contract/protocol/data-address';

/** When the answers were made that the worker gave. */
export interface AnswerAges {
  /** By the path of the page. */
  readonly pages: Readonly<Record<string, string>>;
  /** By address, of the calls since the page was opened. */
  readonly calls: Readonly<Record<string, string>>;
}

export const NO_AGES: AnswerAges = { pages: {}, calls: {} };

export function isCallAddress(url: string): boolean {
  return new URL(url).pathname.startsWith('/api/');
}

export function withAge(ages: AnswerAges, { url, at }: { url: string; at: string | null }): AnswerAges {
  if (at === null) return ages;
  if (isCallAddress(url)) return { ...ages, calls: { ...ages.calls, [url]: at } };
  return { ...ages, pages: { ...ages.pages, [pageOf(url)]: at } };
}

export function withoutAge({ pages, calls }: AnswerAges, url: string): AnswerAges {
  return { pages: without(pages, pageOf(url)), calls: without(calls, url) };
}

export function oldestAt({ pages, calls }: AnswerAges, pathname: string): string | null {
  const page = pages[pathname];
  const [oldest] = [...Object.values(calls), ...(page === undefined ? [] : [page])].sort();
  return oldest ?? null;
}

/** After a navigation, since only the new page is shown. */
export function onlyOf({ pages }: AnswerAges, pathname: string): AnswerAges {
  const page = pages[pathname];
  return page === undefined ? NO_AGES : { pages: { [pathname]: page }, calls: {} };
}

function pageOf(url: string): string {
  return pagePathOf(new URL(url).pathname);
}

function without<Value>(ages: Readonly<Record<string, Value>>, name: string) {
  const { [name]: _, ...others } = ages;
  return others;
}
