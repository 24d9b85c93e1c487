import type { NotificationId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { historyHref, readHistoryAddress } from './history-address.ts';

test.each([
  { href: '/alerts/history', kind: null, before: null },
  { href: '/alerts/history?kind=former_items', kind: 'former_items', before: null },
  { href: '/alerts/history?kind=trades&before=1204', kind: 'trades', before: 1204 as NotificationId },
] as const)('$href says what is listed', ({ href, ...address }) => {
  expect(historyHref(address)).toBe(href);
  expect(readHistoryAddress(new URL(href, 'https://site.invalid').searchParams)).toEqual(address);
});

test.each(['kind=nothing', 'before=x', 'before=-1', 'before=1e9', 'before=99999999999999999999'])(
  '“%s” is left out',
  (search) => {
    expect(readHistoryAddress(new URLSearchParams(search))).toEqual({ kind: null, before: null });
  },
);
