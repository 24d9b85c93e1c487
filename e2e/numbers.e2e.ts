import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { gotoHydrated, mostIssued } from './item-world.ts';
import { logInAs } from './players.ts';

/** One test for each, because a slow machine needs seconds for a page. */
const PUBLIC = {
  'information pages': [
    '/',
    '/about',
    '/faq',
    '/rules',
    '/uniques',
    '/places',
    '/places/food',
    '/NFT',
    '/news',
  ],
  'pages for developers': ['/developers', '/developers/calls', '/developers/models', '/style-guide'],
  'pages of sets': [
    '/tools/sets',
    '/tools/sets/gen/1',
    '/tools/sets/gen/100',
    '/tools/sets/40',
    '/tools/sets/25',
    '/tools/sets/25/sub/1',
  ],
  searches: ['/tools/item/11', '/tools/item/553', '/tools/search', '/tools/search/lamp', '/tools/place/1'],
  profiles: [
    '/tools/profile/demo/bio',
    '/tools/profile/demo/uniques',
    '/tools/profile/demo/locklist',
    '/tools/profile/demo/wishlist',
    '/tools/profile/demo/wishlist/9999',
  ],
} as const;

const OWN = [
  ['pouch', 'sets', 'sets/40', 'achievements'],
  ['friends', 'giftunique', 'export', 'redeem'],
] as const;

for (const [area, addresses] of Object.entries(PUBLIC)) {
  test(`the ${area} write large numbers with thousands commas [IT-13]`, async ({ page }) => {
    for (const address of addresses) await expectCommas(page, address);
  });
}

test('an item with large numbers writes them with thousands commas [IT-13]', async ({ page, request }) => {
  for (const address of await addressesOfLargeNumbers(request)) await expectCommas(page, address);
});

for (const tabs of OWN) {
  test(`a player’s ${tabs.join(', ')} write large numbers with thousands commas [IT-13]`, async ({
    page,
  }) => {
    await logInAs(page, 'demo');
    for (const tab of tabs) await expectCommas(page, `/u/demo/${tab}`);
  });
}

test('a bare number would be found, and years and codes are not', async ({ page }) => {
  await page.goto('/rules');
  await page.evaluate(() => {
    document.title = 'Great Lens #15062';
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<p>1234 of 5,678 since 2012 as <code>9999</code></p><img alt="10000 bees">',
      );
  });

  expect(await bareNumbers(page)).toEqual(['#15062', '10000', '1234']);
});

async function expectCommas(page: Page, address: string) {
  await gotoHydrated(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => bareNumbers(page), address).toEqual([]);
}

async function addressesOfLargeNumbers(request: APIRequestContext): Promise<string[]> {
  const { id, total_issued } = await mostIssued(request);
  expect(total_issued).toBeGreaterThan(1_000);
  const headers = { 'X-WallaBee-API-Key': 'demo-key' };
  const last = await request.get(`/api/items/${id}/number/${total_issued}`, { headers });
  const { item_id } = await last.json();
  const item = `/tools/item/${id}`;
  return [item, `${item}/num/${total_issued}`, `${item}/num/1234567`, `/tools/item/history/${item_id}`];
}

/** Years, codes and ports are left out, and the one set whose name holds a year of the future. */
async function bareNumbers(page: Page): Promise<string[]> {
  const read = (await textsOf(page)).join('\n').replaceAll(/Mislabelled in 4026|ISO 8601/g, '');
  const found = read.match(/(?<![\w,./:-])#?\d{4,}(?![\w])/g) ?? [];
  return [...new Set(found)].filter((number) => !/^(19|20)\d\d$/.test(number)).toSorted();
}

/** The title, descriptions, labels and texts of the page. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const metas = [
      ...document.querySelectorAll<HTMLMetaElement>(
        'meta[name=description], meta[property="og:description"]',
      ),
    ].map(({ content }) => content);
    const labels = ['alt', 'placeholder', 'aria-label', 'title'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, noscript, code, pre'))
        texts.push(node.textContent ?? '');
    return [document.title, ...metas, ...labels, ...texts];
  });
}
