import { expect, type Locator, type Page, test } from '@playwright/test';
import { DESKTOP } from './checks.ts';
import { gotoHydrated } from './item-world.ts';
import { inventedPage } from './locked-world.ts';

function offsetsOf(row: Locator): Promise<number[]> {
  return row.evaluate(async (element) => {
    const place = () => element.getBoundingClientRect().top + scrollY;
    const before = place();
    const frames: number[] = [];
    for (let frame = 0; frame < 12; frame += 1) {
      scrollBy(0, 60);
      await new Promise(requestAnimationFrame);
      if (element.isConnected) frames.push(Math.round(place() - before));
    }
    return frames;
  });
}

/** A card in the middle of the window, where groups rendered above and below it come and go. */
async function cardInView(page: Page): Promise<Locator> {
  const cards = page.locator('main li[aria-posinset]');
  const indexInView = () =>
    cards.evaluateAll((all) =>
      all.findIndex((card) => card.getBoundingClientRect().top > innerHeight / 2 && card.checkVisibility()),
    );
  await expect.poll(indexInView).toBeGreaterThan(-1);
  await cards.nth(await indexInView()).evaluate((card) => card.setAttribute('data-probe', ''));
  const card = page.locator('[data-probe]');
  await expect(card).toBeInViewport();
  return card;
}

test('virtual rows move exactly with the scroll position, in every frame [LL-01, WL-02]', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.route('**/lockeditems*', (route) => route.fulfill({ json: inventedPage(route, 1_000) }));
  await gotoHydrated(page, '/tools/profile/demo/locklist');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  await page.evaluate(() => scrollTo(0, 5_000));
  const lockRow = page.locator('tr[aria-rowindex="100"]');
  await expect(lockRow).toBeInViewport();
  expect((await offsetsOf(lockRow)).filter((by) => by !== 0)).toEqual([]);

  await gotoHydrated(page, '/tools/profile/demo/wishlist/1/true');
  await expect(page.getByText(/^Loading the /)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 5_000));
  const card = await cardInView(page);
  expect((await offsetsOf(card)).filter((by) => by !== 0)).toEqual([]);
});
