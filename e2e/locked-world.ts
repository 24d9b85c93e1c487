import type { APIRequestContext, Route } from '@playwright/test';
import { api } from './item-world.ts';

interface LockedFacts {
  id: number;
  number: number;
  name: string;
  set_id: number;
  status: string;
}

export async function lockedBy(request: APIRequestContext, player: string): Promise<LockedFacts[]> {
  const { id } = await api<{ id: number }>(request, `/users/${player}`);
  const path = `/users/${id}/lockeditems`;
  const { paging } = await api<{ paging: { total_pages: number } }>(request, path);
  const pages = Array.from({ length: paging.total_pages }, (_, index) => index + 1);
  const answers = await Promise.all(
    pages.map((number) => api<{ items: LockedFacts[] }>(request, `${path}?page=${number}`)),
  );
  return answers.flatMap(({ items }) => items);
}

const PAGE_SIZE = 100;

export function pageOf(route: Route): number {
  return Number(new URL(route.request().url()).searchParams.get('page'));
}

/** A permutation, so that the order of ids says nothing about the order of numbers. */
export function numberOf(id: number): number {
  return ((id * 7_919) % 10_007) + 1;
}

export function inventedPage(route: Route, total: number) {
  const current_page = pageOf(route);
  const first = (current_page - 1) * PAGE_SIZE + 1;
  const items = Array.from({ length: PAGE_SIZE }, (_, index) => ({
    id: first + index,
    number: numberOf(first + index),
    name: `Lamp ${first + index}`,
    item_type_id: 1,
    variant_id: null,
    variant_name: null,
    set_id: 40,
    status: 'LOCKBOX',
    place_id: null,
    place_name: null,
    created_at: '2016-03-01T10:00:00.000Z',
  }));
  const paging = {
    results_per_page: PAGE_SIZE,
    total_results: total,
    total_pages: total / PAGE_SIZE,
    current_page,
  };
  return { paging, items };
}
