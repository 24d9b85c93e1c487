import type { SetId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { type RingFilter, ringFilterFrom, ringsHref } from './ring-address.ts';

const set = 40 as SetId;

test.each<{ href: string; filter: RingFilter }>([
  { href: '/swaps', filter: { who: 'all', set: undefined, page: 1 } },
  { href: '/swaps?who=pairs', filter: { who: 'pairs', set: undefined, page: 1 } },
  { href: '/swaps?who=friends&set=40&page=3', filter: { who: 'friends', set, page: 3 } },
  { href: '/swaps?set=40', filter: { who: 'all', set, page: 1 } },
])('$href is an address of rings, and is read back', ({ href, filter }) => {
  expect(ringsHref(filter)).toBe(href);
  expect(ringFilterFrom(new URL(href, 'http://localhost').searchParams)).toEqual(filter);
});

test.each(['who=strangers', 'who=', 'set=x', 'set=-1', 'page=0', 'page=1.5', 'page=%00', 'set=12345678'])(
  'what is no filter shows all rings: %s [ER-03]',
  (search) => {
    expect(ringFilterFrom(new URLSearchParams(search))).toEqual({ who: 'all', set: undefined, page: 1 });
  },
);
