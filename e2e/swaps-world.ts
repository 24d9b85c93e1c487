import type { APIRequestContext, Page } from '@playwright/test';
import { api, gotoHydrated } from './item-world.ts';
import { logInAs, sessionOf } from './players.ts';

/** Swaps as the API answers them, for states that no world has on its own. */

interface TypeFacts {
  id: number;
  name: string;
  set_id: number;
  hue: number;
  image_key: string;
}

const TYPES = [553, 817, 11, 109, 140, 105, 107];

export async function swapItems(request: APIRequestContext) {
  const types = await Promise.all(TYPES.map((id) => api<TypeFacts>(request, `/single-item/${id}`)));
  return types.map(({ id, name, set_id, hue, image_key }, place) =>
    numberOf({ id, name, set_id, hue, image_key }, { item_id: 900_001 + place, number: NUMBERS[place] ?? 1 }),
  );
}

const NUMBERS = [2_310, 12, 504, 977, 77, 5_120, 61];

export type SwapItem = ReturnType<typeof numberOf>;

function numberOf({ id, ...type }: TypeFacts, one: { item_id: number; number: number }) {
  const prestige = ['sd', 'dd', 'td', 'qd'][String(one.number).length - 1] ?? 'beyond';
  const pictures = { image_url_50: '', image_url_100: '', image_url_200: '' };
  const look = { variant_id: null, variant_name: null, retired: false };
  return { ...one, ...type, item_type_id: id, set_name: 'A Set', class: prestige, ...look, ...pictures };
}

export async function swapPlayers() {
  const { userId } = await sessionOf('demo');
  const names = ['You', 'Aino', 'Nia D.', 'Hanneke Vos', 'Ines Krüger'];
  const pictures = { image_key: 'k', image_url_50: '', image_url_100: '', image_url_200: '' };
  return names.map((name, place) => ({
    id: place === 0 ? Number(userId) : place + 20,
    name,
    is_friend: place < 3,
    hue: 40 + place * 60,
    ...pictures,
  }));
}

export async function swapRing(items: readonly SwapItem[]) {
  const players = (await swapPlayers()).slice(0, items.length);
  const members = players.map((player, place) => ({
    player,
    gives: items[place],
    to: players[(place + 1) % players.length]?.id,
    saved_number: place === 0 ? 96 : null,
    gain: place === 0 ? { ...NO_GAIN, kind: 'lower', instead_of: 845 } : { ...NO_GAIN, kind: 'missing' },
    why: 'lacks it',
  }));
  return { members };
}

const NO_GAIN = { instead_of: null, set: null, query: null, is_pulled: false };

export async function swapOf(items: readonly SwapItem[], facts: object = {}, agreed = [false, true]) {
  const { members } = await swapRing(items);
  return {
    id: 7,
    state: 'open',
    proposer_id: members[1]?.player.id,
    members: members.map((member, place) => ({
      ...member,
      agreed: agreed[place] ?? false,
      agreed_at: null,
      is_gone: false,
    })),
    created_at: '2026-11-16T18:00:00.000Z',
    expires_at: '2026-11-23T18:00:00.000Z',
    ended_at: null,
    ended_by: null,
    broken: null,
    ways: [],
    instead_of: null,
    mended_by: null,
    messages: [],
    may_write: true,
    may_remind: false,
    is_seen: false,
    ...facts,
  };
}

export function offerOf(item: SwapItem | undefined, facts: object = {}) {
  return { item, offered: true, is_spare: true, is_by_hand: false, saved_number: 96, like_it: 1, ...facts };
}

export function pagingOf(total: number, current = 1, size = 6) {
  return {
    results_per_page: size,
    total_results: total,
    total_pages: Math.ceil(total / size),
    current_page: current,
  };
}

export interface StubbedSwaps {
  [field: string]: unknown;
  offers: ReturnType<typeof offerOf>[];
}

export function ownSwapsOf(facts: Partial<StubbedSwaps> = {}): StubbedSwaps {
  const offers = facts.offers ?? [];
  return {
    rings: [],
    paging: pagingOf(0),
    proposals: [],
    broken: [],
    offers,
    offers_paging: pagingOf(offers.length, 1, 60),
    offers_spares: true,
    missing_types: 412,
    wants: [
      { kind: 'missing', on: true, gives_better_class: false },
      { kind: 'lower', on: false, better_class_only: true },
    ],
    left_out: false,
    halted_by: null,
    ...facts,
  };
}

interface Stub {
  answer: (search: URLSearchParams) => StubbedSwaps;
  /** The status of a change, and what it changes. */
  change?: (body: Record<string, unknown>) => number;
}

/** The changes that the page sends are collected. */
export async function stubOwnSwaps(page: Page, { answer, change = () => 200 }: Stub) {
  const sent: Record<string, unknown>[] = [];
  await page.route(/\/api\/me\/swaps(\?|$)/, async (route) => {
    const request = route.request();
    const { searchParams } = new URL(request.url());
    if (request.method() === 'GET') return route.fulfill({ json: answer(searchParams) });
    const body = request.postDataJSON();
    sent.push(body);
    const status = change(body);
    if (status !== 200) {
      return route.fulfill({ status, json: { code: 'unavailable', error: 'The server is resting.' } });
    }
    return route.fulfill({ json: answer(new URLSearchParams()) });
  });
  await page.route(/\/api\/me\/swaps\/proposals/, (route) =>
    route.fulfill({ json: { results: [], paging: pagingOf(0, 1, 20) } }),
  );
  return sent;
}

export async function openSwaps(page: Page, facts: Partial<StubbedSwaps>, address = '/swaps') {
  await logInAs(page, 'demo');
  const sent = await stubOwnSwaps(page, { answer: () => ownSwapsOf(facts) });
  await gotoHydrated(page, address);
  return sent;
}

export function some(items: SwapItem[], ...places: number[]): SwapItem[] {
  return places.map((place) => items[place] as SwapItem);
}
