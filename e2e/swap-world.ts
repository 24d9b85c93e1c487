import { expect } from '@playwright/test';
import type { OwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import type { PlayerSwaps } from '@wallabee/contract/swaps/player-swaps';
import type { SwapNumber } from '@wallabee/contract/swaps/ring';
import type { Swap } from '@wallabee/contract/swaps/swap';
import { API_HEADERS, type DemoAccount, sessionOf } from './players.ts';
import { SITE } from './sites.ts';

type Method = 'GET' | 'POST' | 'PUT';

export async function callAs<Answer>(
  username: DemoAccount,
  [method, path]: [Method, string],
  body?: unknown,
): Promise<Answer> {
  const { token } = await sessionOf(username);
  const response = await fetch(`${SITE}/api${path}`, {
    method,
    headers: {
      ...API_HEADERS,
      'X-User-Token': token,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  expect(response.status, `${method} ${path}: ${JSON.stringify(answer)}`).toBeLessThan(300);
  return answer;
}

/** The accounts of the team are out of swaps at first. */
export async function takePart(username: DemoAccount) {
  await callAs(username, ['PUT', '/me/swaps'], { left_out: false });
}

export interface Pair {
  gives: SwapNumber;
  gets: SwapNumber;
}

/** Exchanges between two players in which both gain, after they have offered all that they carry. */
export async function fittingPairs(one: DemoAccount, other: DemoAccount): Promise<Pair[]> {
  await Promise.all([offerPouch(one), offerPouch(other)]);
  return offeredPairs(one, other);
}

/** The first exchange with one of the others in which both gain. */
export async function firstPair(one: DemoAccount, others: DemoAccount[]) {
  for (const other of others) {
    const [pair] = await offeredPairs(one, other);
    if (pair) return { other, pair };
  }
  throw new Error(`${one} has nothing to swap with ${others.join(' or ')}.`);
}

/** No item is in two of them. */
async function offeredPairs(one: DemoAccount, other: DemoAccount): Promise<Pair[]> {
  const { userId } = await sessionOf(other);
  const { they_offer, you_offer } = await callAs<PlayerSwaps>(one, ['GET', `/users/${userId}/swaps`]);
  const left = [...(you_offer ?? [])];
  return (they_offer ?? []).flatMap(({ item }) => {
    const place = left.findIndex((offer) => offer.item.class === item.class);
    const [match] = place < 0 ? [] : left.splice(place, 1);
    return match ? [{ gives: match.item, gets: item }] : [];
  });
}

export async function propose(one: DemoAccount, other: DemoAccount, { gives, gets }: Pair): Promise<Swap> {
  const [from, to] = [Number((await sessionOf(one)).userId), Number((await sessionOf(other)).userId)];
  return callAs<Swap>(one, ['POST', '/swaps'], {
    members: [
      { player_id: from, item_id: gives.item_id, to },
      { player_id: to, item_id: gets.item_id, to: from },
    ],
  });
}

async function offerPouch(username: DemoAccount) {
  const { offers } = await callAs<OwnSwaps>(username, ['GET', '/me/swaps?offers=all']);
  const changed = offers.map(({ item }) => ({ item_id: item.item_id, offered: true }));
  await callAs(username, ['PUT', '/me/swaps'], { offers: changed });
}
