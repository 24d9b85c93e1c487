import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll } from './checks.ts';
import { api, gotoHydrated, untilHydrated } from './item-world.ts';
import { logInAs } from './players.ts';

/** Two tests, because a slow machine needs seconds for a page. */
const PUBLIC = [
  ['/', '/uniques', '/places/food', '/news', '/tools/sets', '/tools/sets/gen/100', '/tools/sets/40'],
  [
    '/tools/item/817',
    '/tools/item/817/num/1',
    '/tools/search/lamp',
    '/tools/profile/demo/cabinet',
    '/tools/profile/demo/bio',
    '/tools/profile/demo/trophies',
    '/tools/profile/demo/uniques',
    '/tools/profile/demo/wishlist/99',
    '/tools/place/1',
  ],
] as const;
const OWN = ['pouch', 'sets', 'sets/40', 'achievements', 'friends'];

for (const [part, addresses] of PUBLIC.entries()) {
  test(`long words wrap on the narrowest phones, in cards and headings (${part + 1})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    for (const address of addresses) {
      await gotoHydrated(page, address);
      await expectLongWordsFit(page, address);
    }
  });
}

test('long words wrap in a history', async ({ page, request }) => {
  const { item_id } = await api<{ item_id: number }>(request, '/items/817/number/1');
  await page.setViewportSize({ width: 320, height: 740 });
  await gotoHydrated(page, `/tools/item/history/${item_id}`);
  await expectLongWordsFit(page, 'history');
});

for (const width of [320, 390]) {
  test(`long words wrap in a player’s own cards at ${width} px`, async ({ page }) => {
    await logInAs(page, 'demo');
    await page.setViewportSize({ width, height: 740 });
    for (const tab of OWN) {
      await page.goto(`/u/demo/${tab}`);
      await untilHydrated(page);
      await expect(page.getByRole('main').locator('[class*=name]').first()).toBeVisible();
      await expectLongWordsFit(page, tab);
    }
  });
}

test('codes in tables stay whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/developers');
  const broken = await page.locator('main table code').evaluateAll((codes) =>
    codes
      .filter((code) => /^[\w-]+$/.test(code.textContent ?? ''))
      // Each line of a code that wraps has a rectangle of its own; it may wrap at a hyphen.
      .filter((code) => code.getClientRects().length > 1 && !code.textContent?.includes('-'))
      .map((code) => code.textContent),
  );

  expect(broken).toEqual([]);
  await expect(page.getByRole('cell', { name: 'X-WallaBee-API-Key' })).toHaveCSS('display', 'block');
  await expectNoSidewaysScroll(page);
});

async function expectLongWordsFit(page: Page, where: string) {
  const outside = await page.evaluate((word) => {
    const isName = (element: Element) =>
      element.matches('h1, h2, h3, p, dd > a') ||
      /(^|\s)(name|title|detail|description)_/.test(element.className);
    const nodes: Text[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement && isName(node.parentElement)) nodes.push(node as Text);
    for (const node of nodes) node.data = node.data.replace(/\p{L}{4,}/u, word);
    return nodes
      .filter(({ parentElement }) => parentElement?.checkVisibility())
      .filter((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].some(({ right }) => right > window.innerWidth + 1);
      })
      .map(({ data }) => data.slice(0, 60));
  }, 'Donaudampfschifffahrtsgesellschaftskapitänsmütze');

  expect(outside, where).toEqual([]);
  await expectNoSidewaysScroll(page);
}
