import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CALL_NAMES } from '@wallabee/contract/developers/call-names';
import { inboxAddresses } from '@wallabee/contract/inbox/inbox.addresses';
import { swapAddresses } from '@wallabee/contract/swaps/swaps.addresses';
import { describe, expect, test } from 'vitest';
import { ROOT } from './packed-client.ts';

const { callsOf } = await import(join(ROOT, 'scripts/client/calls-of-document.mjs'));
const document = JSON.parse(await readFile(join(ROOT, 'docs/openapi.json'), 'utf8'));
const calls: Call[] = callsOf(document);

interface Call {
  name: string;
  address: string;
  isSafe: boolean;
  isKeyed: boolean;
  isForm: boolean;
  paged: object | undefined;
}

describe('the calls of the client [DV-03]', () => {
  test('have the names and addresses of the contract', () => {
    const ofTheClient = Object.fromEntries(calls.map(({ address, name }) => [address, name]));

    expect(ofTheClient).toEqual(Object.fromEntries(CALL_NAMES));
  });

  test('that the site can queue offline take an idempotency key', () => {
    const waiting = Object.entries({ ...inboxAddresses, ...swapAddresses }).filter(
      ([, each]) => 'canWait' in each,
    );
    const keyed = calls.filter(({ isKeyed }) => isKeyed).map(({ name }) => name);

    expect(waiting.length).toBeGreaterThan(5);
    expect(keyed).toEqual(expect.arrayContaining(waiting.map(([name]) => name)));
  });

  test('have x-safe where the method misleads about retries', () => {
    const unusual = calls.filter(({ isSafe, address }) => isSafe !== address.startsWith('GET '));

    expect(unusual.map(({ name }) => name)).toEqual([
      'closeThread',
      'markConversationRead',
      'redeemCode',
      'searchItems',
    ]);
  });

  test('that take only forms are the OAuth calls', () => {
    expect(calls.filter(({ isForm }) => isForm).map(({ name }) => name)).toEqual([
      'issueToken',
      'revokeToken',
    ]);
  });

  test('that are paged iterate over the right list', () => {
    const lists = calls.flatMap(({ name, paged }) => (paged ? [[name, Object.values(paged).join(' ')]] : []));

    expect(Object.fromEntries(lists)).toEqual(LISTS);
  });
});

/** The field of the list, the part of the input with `page`, the first page, and the field that tells the last. */
const LISTS = {
  listBuzzes: 'players query 1 paging',
  listCategoryPlaces: 'places query 1 paging',
  listDeliveries: 'deliveries query 1 paging',
  listLockedItems: 'items query 1 paging',
  listLuckDays: 'days query 1 paging',
  listMarket: 'items query 1 paging',
  listMixingPool: 'items query 1 paging',
  listNumbers: 'results query 1 paging',
  listOwnThreads: 'threads query 0 has_more',
  listPlayerLuck: 'draws query 1 paging',
  listProposals: 'results query 1 paging',
  listProvenanceDays: 'results query 1 paging',
  readForum: 'posts params 0 total_pages',
  readOwnSwaps: 'rings query 1 paging',
  readPlayerSwaps: 'offers query 1 paging',
  readRadar: 'results query 1 paging',
  readThread: 'posts params 0 thread_total_pages',
  search: 'results query 1 paging',
  searchForums: 'posts query 1 paging',
  searchItems: 'items body 1 paging',
};
