import { FORUM_SEARCH_ORDERS, type ForumSearchOrder } from '@wallabee/contract/forums/forum-search-orders';
import type { ForumId } from '@wallabee/contract/protocol/ids';
import type { SiteAddress } from '../../../ui/controls/link.tsx';
import { FORUM_SEARCH } from '../forum-links.ts';

export interface ForumSearch {
  q: string;
  forum: string;
  author: string;
  after: string;
  before: string;
  order: ForumSearchOrder;
  /** From 1. */
  page: number;
}

const FIELDS = ['q', 'forum', 'author', 'after', 'before'] as const;

/** A form without a script sends empty fields, too. */
export function searchIn(params: Pick<URLSearchParams, 'get'>): ForumSearch {
  const [q = '', forum = '', author = '', after = '', before = ''] = FIELDS.map(
    (name) => params.get(name)?.trim() ?? '',
  );
  const order = FORUM_SEARCH_ORDERS.find((one) => one === params.get('order')) ?? FORUM_SEARCH_ORDERS[0];
  const page = /^[1-9]\d{0,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  return { q, forum, author, after, before, order, page };
}

export function forumSearchHref(search: Partial<ForumSearch>): SiteAddress {
  const { order = FORUM_SEARCH_ORDERS[0], page = 1 } = search;
  const params = new URLSearchParams(
    FIELDS.flatMap((name) => (search[name] ? [[name, search[name]] as [string, string]] : [])),
  );
  if (order !== FORUM_SEARCH_ORDERS[0]) params.set('order', order);
  if (page > 1) params.set('page', `${page}`);
  const query = params.toString();
  return query === '' ? FORUM_SEARCH : `${FORUM_SEARCH}?${query}`;
}

export function canSearch({ q, author, after, before }: ForumSearch): boolean {
  return hasWords(q) || author !== '' || after !== '' || before !== '';
}

/** Signs alone are no words. */
export function hasWords(q: string): boolean {
  return /[\p{L}\p{N}]/u.test(q);
}

/** The fields of the call as text, as the server parses them from an address. */
export function callQuery({ order, page, ...search }: ForumSearch): Record<string, string> {
  const given = FIELDS.flatMap((name) => (search[name] === '' ? [] : [[name, search[name]] as const]));
  return { ...Object.fromEntries(given), order, page: `${page}` };
}

/** The same for the browser, whose calls are typed. */
export function callInput(search: ForumSearch) {
  const { forum, page, ...query } = callQuery(search);
  const number = Number(forum);
  return {
    query: {
      ...query,
      order: search.order,
      page: Number(page),
      ...(forum !== undefined && Number.isInteger(number) && { forum: number as ForumId }),
    },
  };
}
