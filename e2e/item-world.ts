import { type APIRequestContext, expect, type Page } from '@playwright/test';

export interface TypeFacts {
  id: number;
  name: string;
  set_id: number;
  total_issued: number;
  mix_exception: { explanation: string } | null;
  perfume_message: string | null;
  aftershave_message: string | null;
}

interface ItemFacts {
  item_id: number;
  item_type_id: number;
  number: number;
  location: string;
  variant_id: number | null;
  variant_name: string | null;
  user: { id: number; name: string } | null;
}

export interface HistoryFacts {
  type: string;
  created_at: string;
  user: { id: number; name: string } | null;
  secondary_item: { name: string } | null;
  tertiary_item: { name: string } | null;
}

export async function gotoHydrated(page: Page, address: string) {
  await page.goto(address);
  await untilHydrated(page);
}

/** Hydration and its effects, such as key listeners, are done. */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(() => {
    const root = Object.entries(document).find(([name]) => name.startsWith('__reactContainer'))?.[1];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
}

/** Delays matching requests until the returned function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(address, async (route) => {
    await arrival;
    // The request may have been aborted by now.
    await route.continue().catch(() => {});
  });
  return arrive;
}

export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

export function panel(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

export function fact(page: Page, term: string) {
  return page
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator('dd');
}

const KEY = { 'X-WallaBee-API-Key': 'demo-key' };

export async function api<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const response = await request.get(`/api${path}`, { headers: KEY });
  expect(response.status(), path).toBe(200);
  return response.json();
}

/** The most common type depends on the generated world. */
export async function mostIssued(request: APIRequestContext): Promise<TypeFacts> {
  const types = await api<TypeFacts[]>(request, '/items/all');
  return types.reduce((most, type) => (type.total_issued > most.total_issued ? type : most));
}

async function numbered(request: APIRequestContext, typeId: number, number: number) {
  const response = await request.get(`/api/items/${typeId}/number/${number}`, { headers: KEY });
  return response.status() === 200 ? ((await response.json()) as ItemFacts) : null;
}

export async function firstNumber(
  request: APIRequestContext,
  typeId: number,
  isWanted: (item: ItemFacts) => boolean,
): Promise<ItemFacts> {
  for (let number = 1; number < 50; number++) {
    const item = await numbered(request, typeId, number);
    if (item && isWanted(item)) return item;
  }
  throw new Error(`No number of item ${typeId} is of the wanted kind.`);
}

export async function oneOfEachLocation(request: APIRequestContext, locations: string[]) {
  const found = new Map<string, ItemFacts>();
  // From all years, since the oldest items no longer lie anywhere.
  for (let id = 1; id < 38_000 && found.size < locations.length; id += 31) {
    const response = await request.get(`/api/items/${id}`, { headers: KEY });
    if (response.status() !== 200) continue;
    const item = (await response.json()) as ItemFacts;
    if (locations.includes(item.location) && !found.has(item.location)) found.set(item.location, item);
  }
  expect([...found.keys()].toSorted()).toEqual(locations.toSorted());
  return found;
}
