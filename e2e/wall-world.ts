import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { api, panel } from './item-world.ts';

interface Listed {
  number: number;
  status: string;
  owner: { id: number; name: string } | null;
}

export interface WallType {
  id: number;
  name: string;
  total_issued: number;
}

interface ListedNumbers {
  results: Listed[];
  mistakes: unknown[];
  paging: { total_results: number };
}

/** With three digits and fewer than a long wall. */
export async function aWallType(request: APIRequestContext): Promise<WallType> {
  const types = await api<WallType[]>(request, '/items/all');
  const [found] = types
    .filter(({ total_issued }) => total_issued < 10_000)
    .sort((a, b) => b.total_issued - a.total_issued);
  if (!found || found.total_issued < 600) throw new Error('No type has enough numbers for a wall.');
  return found;
}

/** A busy server answers that it could not find them in time. */
export async function numbersOf(request: APIRequestContext, id: number, q = ''): Promise<ListedNumbers> {
  const path = `/itemtypes/${id}/numbers?q=${encodeURIComponent(q)}`;
  let found = await api<ListedNumbers>(request, path);
  await expect
    .poll(async () => {
      found = await api<ListedNumbers>(request, path);
      return found.mistakes;
    })
    .toEqual([]);
  return found;
}

export const wallOf = (page: Page) => page.getByRole('group', { name: /^All [\d,]+ numbers/ });
export const cellOf = (page: Page, number: string) =>
  wallOf(page).getByRole('link', { name: new RegExp(`^${number} `) });
export const cardOf = (page: Page, number: string) =>
  page.getByRole('complementary', { name: `Number ${number}` });
export const tableOf = (page: Page) => panel(page, 'The same, as a table');
export const rowsOf = (page: Page) => tableOf(page).locator('tbody > tr');
export const keyOf = (page: Page) => page.getByRole('group', { name: 'State: untick to dim' });
export const digitsIn = (text: string | null | undefined) => Number((text ?? '').replace(/\D/g, ''));

/** The counts of all states together. */
export async function keyCounts(page: Page): Promise<number> {
  const counts = await keyOf(page).locator('small').allTextContents();
  return counts.reduce((sum, count) => sum + digitsIn(count), 0);
}
