import type { APIRequestContext, Page } from '@playwright/test';
import { api } from './item-world.ts';

interface Answer {
  words: string;
  counts: Record<string, number>;
  paging: { total_pages: number };
  results: { name: string; number: number }[];
}

export const ATTIC = 'set:attic number<1000';
export const WRONG = 'set:attic number<1000 is:palindrone -status:recycled';

export function queryPage(q: string, more = '') {
  return `/tools/search?${new URLSearchParams({ q })}${more}`;
}

export function answerOf(request: APIRequestContext, q: string, more = '') {
  return api<Answer>(request, `/search?${new URLSearchParams({ q })}${more}`);
}

export function kindTabs(page: Page) {
  return page.getByRole('navigation', { name: 'Kinds of result' });
}

export function queryBox(page: Page) {
  return page.getByRole('combobox', { name: 'Search for Items...' });
}
