import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { api } from './item-world.ts';
import { lockedBy } from './locked-world.ts';

/** Addresses by the file in routes.ts that answers them; `{…}` is filled in from the world. */
const PUBLIC_PAGES: Record<string, string[]> = {
  'home-page': ['/'],
  'tools/history-page': ['/tools/item/history/{item}', '/tools/item/history/{item}?stop=1'],
  'tools/number-page': ['/tools/item/553/num/1'],
  'tools/item-numbers-page': [
    '/tools/item/817/numbers',
    '/tools/item/817/numbers?class=sd&is=palindrome&n=1',
    '/tools/item/817/numbers?class=sd&is=sequence',
    '/tools/item/140/numbers?page=2&sort=down',
    '/tools/item/817/numbers?at=2025-06-30',
  ],
  'tools/item-page': ['/tools/item/553', '/tools/item/817', '/tools/item/553?at=2025-06-30'],
  'tools/stats-page': ['/tools/stats', '/tools/stats?month=2025-06'],
  'tools/search-page': [
    '/tools/search',
    '/tools/search/bell',
    '/tools/search/nothing-is-called-this',
    '/tools/search?q=set:attic+number%3C100',
    '/tools/search?q=set:attic+number%3C100&as=table&order=moved',
    '/tools/search?q=bell&of=sets',
    '/tools/search?q=bell&of=players',
    '/tools/search?q=bell&of=places',
    '/tools/search?q=bell&of=threads',
    '/tools/search?q=is:palindrone+set:attic',
  ],
  'tools/luck-page': ['/tools/luck', '/tools/luck?player=demo', '/tools/luck?item={item}'],
  'tools/search-help-page': ['/tools/search/help'],
  'tools/profile-search-page': ['/tools/profile'],
  'tools/profile-index-page': ['/tools/profile/demo'],
  'tools/profile-cabinet-page': ['/tools/profile/demo/cabinet', '/tools/profile/1984/cabinet'],
  'tools/profile-bio-page': ['/tools/profile/demo/bio'],
  'tools/profile-trophies-page': ['/tools/profile/demo/trophies'],
  'tools/profile-uniques-page': ['/tools/profile/demo/uniques'],
  'tools/profile-lock-list-page': [
    '/tools/profile/demo/locklist',
    '/tools/profile/demo/locklist?page=2',
    '/tools/profile/demo/locklist?view=plain&sort=name-up',
  ],
  'tools/profile-wish-lists-page': ['/tools/profile/demo/wishlist'],
  'tools/profile-wish-list-page': [
    '/tools/profile/demo/wishlist/M',
    '/tools/profile/demo/wishlist/99/true?view=plain',
  ],
  'tools/profile-swaps-page': ['/tools/profile/demo/swaps', '/tools/profile/demo/swaps?page=2'],
  'tools/provenance-page': ['/tools/provenance', '/tools/provenance?page=2'],
  'tools/place-page': ['/tools/place/{place}'],
  'tools/category-page': ['/tools/category/{category}'],
  'tools/store-page': ['/tools/store/1', '/tools/store/999?page=2'],
  'tools/generation-page': ['/tools/sets/gen/4', '/tools/sets/gen/100'],
  'tools/subset-page': ['/tools/sets/25/sub/1'],
  'tools/subsets-page': ['/tools/sets/25/sub'],
  'tools/set-page': ['/tools/sets/25', '/tools/sets/25?view=plain', '/tools/sets/40'],
  'tools/set-browser-page': ['/tools/sets'],
  'forums/forums-page': ['/forums'],
  'forums/forum-page': ['/forums/1'],
  'forums/thread-page': ['/forums/1/0/1'],
  'forums/ledger-page': ['/forums/ledger'],
  'forums/thread-views-page': ['/forums/latest', '/forums/unread'],
  'forums/forum-search-page': ['/forums/search', '/forums/search?q=lantern'],
  'info/about-page': ['/about'],
  'developers/developers-page': ['/developers'],
  'developers/developer-calls-page': ['/developers/calls', '/developers/calls?q=number'],
  'developers/developer-call-page': ['/developers/calls/read-numbered-item', '/developers/calls/make-alert'],
  'developers/developer-changes-page': ['/developers/changes'],
  'developers/developer-keys-page': ['/developers/keys'],
  'developers/developer-models-page': ['/developers/models'],
  'developers/developer-model-page': ['/developers/models/Item'],
  'field-kit-page': ['/kit'],
  'share-page': ['/share?text=bell'],
  'player/login-page': ['/login'],
  'info/news-page': ['/news'],
  'info/post-page': ['/news/{post}'],
  'info/nft-page': ['/NFT'],
  'info/places-page': ['/places'],
  'info/place-group-page': ['/places/food'],
  'info/retro-page': ['/retrobee'],
  'info/status-page': ['/status'],
  'info/uniques-page': ['/uniques'],
  'info/text-page': ['/faq', '/rules', '/terms', '/privacy', '/credits'],
};

/** Nothing can be read there without a login, or there is nothing to read. */
const OTHER_PAGES =
  /^(player\/(?!login)|(swaps?|hive|radar|plan|alerts|alerts-history|authorize)-page|forums\/(act-page|add-thread|moderation)|not-found|developers\/style-guide)/;

test('the table has every page of the site', () => {
  const routes = readFileSync(join(import.meta.dirname, '../apps/web/src/routes.ts'), 'utf8');
  const files = [...routes.matchAll(/'pages\/([\w/-]+)\.tsx'/g)].map(([, name]) => name ?? '');
  const pages = files.filter((name) => !name.endsWith('-layout') && !OTHER_PAGES.test(name));

  expect(pages.length).toBeGreaterThan(30);
  expect(Object.keys(PUBLIC_PAGES).toSorted()).toEqual([...new Set(pages)].toSorted());
});

for (const [name, addresses] of Object.entries(PUBLIC_PAGES)) {
  test(`${name} is read without a script: content, working links, no skeleton`, async ({
    browser,
    request,
  }) => {
    const page = await pageWithoutScript(browser);
    for (const address of addresses) {
      const path = await filledIn(address, request);
      // Without a script browsers load every picture at once.
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), path).toBeLessThan(400);
      await expectReadable(page, path);
      expect(await brokenLinks(page, request), path).toEqual([]);
    }
    await page.close();
  });
}

async function expectReadable(page: Page, path: string) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
  expect((await main.innerText()).length, path).toBeGreaterThan(60);
  await expect(main.locator('[class*="bone_"]').filter({ visible: true }), path).toHaveCount(0);
  await expect(main.locator('[aria-busy="true"], progress').filter({ visible: true }), path).toHaveCount(0);
  await expect(main.getByText(/^Loading/).filter({ visible: true }), path).toHaveCount(0);
}

const MOST_LINKS = 8;

/** Many links of a page lead to pages of the same kind, so some are opened, one after the other. */
async function brokenLinks(page: Page, request: APIRequestContext): Promise<string[]> {
  const links = await page
    .getByRole('main')
    .locator('a[href^="/"], a[href^="?"]')
    .evaluateAll((all) => all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).href));
  const different = [...new Set(links)];
  const step = Math.max(1, Math.floor(different.length / MOST_LINKS));
  const broken: string[] = [];
  for (const link of different.filter((_, index) => index % step === 0).slice(0, MOST_LINKS)) {
    const status = knownStatuses.get(link) ?? (await statusOf(link, request));
    knownStatuses.set(link, status);
    if (status >= 400) broken.push(`${link} ${status}`);
  }
  return broken;
}

/** A server on a busy machine refuses for a moment, and says so with a 503. */
async function statusOf(link: string, request: APIRequestContext): Promise<number> {
  const statuses: number[] = [];
  await expect
    .poll(async () => {
      statuses.push((await request.get(link)).status());
      return statuses.at(-1);
    }, link)
    .not.toBe(503);
  return statuses.at(-1) ?? 0;
}

const knownStatuses = new Map<string, number>();

async function filledIn(address: string, request: APIRequestContext): Promise<string> {
  const [, hole] = /\{(\w+)\}/.exec(address) ?? [];
  if (hole === undefined) return address;
  const value = await FACTS[hole]?.(request);
  expect(value, address).toBeDefined();
  return address.replace(`{${hole}}`, `${value}`);
}

const FACTS: Record<string, (request: APIRequestContext) => Promise<number | string | undefined>> = {
  item: async (request) => (await api<{ item_id: number }>(request, '/items/553/number/1')).item_id,
  place: async (request) => (await firstPlace(request)).id,
  category: async (request) => (await firstPlace(request)).category_id,
  post: async (request) => (await api<{ slug: string }[]>(request, '/blog/posts'))[0]?.slug,
};

async function firstPlace(request: APIRequestContext) {
  const { places } = await api<{ places: { id: number; category_id: number }[] }>(
    request,
    '/placecategories/1/places',
  );
  return places[0] ?? { id: 0, category_id: 0 };
}

function pageWithoutScript(browser: Browser): Promise<Page> {
  return browser.newPage({ javaScriptEnabled: false });
}

test('without script the lock list has pages, and the plain one is searched and sorted [LL-01, LK-01]', async ({
  browser,
  request,
}) => {
  const items = await lockedBy(request, 'demo');
  const total = items.length.toLocaleString('en');
  expect(items.length).toBeGreaterThan(100);
  const page = await pageWithoutScript(browser);
  await page.goto('/tools/profile/demo/locklist');
  const rows = page.locator('tbody > tr');
  await expect(page.getByRole('heading', { name: `100 of ${total} Items Total` })).toBeVisible();
  await expect(rows).toHaveCount(100);

  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/tools/profile/demo/locklist?page=2');
  await expect(rows.first().getByRole('link')).toHaveText(items[100]?.name ?? '?');

  await page.getByRole('link', { name: 'Plain list, to print or search in' }).click();
  await expect(rows).toHaveCount(Math.min(items.length, 1_000));
  const word = items[0]?.name.split(' ')[0] ?? '?';
  await page.getByRole('searchbox', { name: 'Search by name or number' }).fill(word);
  await page.getByLabel('Sort by').selectOption('Number, high to low');
  await page.getByRole('main').getByRole('button', { name: 'Show results' }).click();
  const found = items.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()));
  await expect(page.getByRole('heading', { name: `${found.length} of ${total} Items Total` })).toBeVisible();
  const highest = Math.max(...found.map(({ number }) => number));
  await expect(rows.first()).toContainText(`#${highest.toLocaleString('en')}`);
  await page.close();
});

test('without script the picture of an item opens as a file [IT-02]', async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto('/tools/item/817');

  const opened = page.waitForResponse(/\/art\/item-817-800\.webp/);
  await page.getByRole('link', { name: 'Show Great Lens large' }).click();

  expect((await opened).status()).toBe(200);
  await expect(page).toHaveURL(/-800\.webp/);
  await page.close();
});
