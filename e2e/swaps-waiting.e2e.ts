import { expect, test } from '@playwright/test';
import { expectFitsBoth } from './checks.ts';
import { gotoHydrated, panel } from './item-world.ts';
import { logInAs } from './players.ts';
import { openSwaps, pagingOf, some, swapItems, swapOf } from './swaps-world.ts';

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('Home shows the ring nearest to happening without a shift, and visitors load nothing of it', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await gotoHydrated(page, '/');
  expect(asked.filter((path) => /home-ring|me\/swaps/.test(path))).toEqual([]);

  const items = await swapItems(request);
  await openSwaps(page, { proposals: [await swapOf(some(items, 3, 4))] }, '/');
  const card = panel(page, 'Swaps');
  await expect(card).toContainText('1 of 2 agreed, and the ring waits for you.');
  await expect(card.getByRole('link')).toHaveAttribute('href', '/swaps/7');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 500, 0);
      }),
  );
  expect(shift).toBeLessThan(0.01);
});

test('Home leads to swaps where there is no ring', async ({ page }) => {
  await openSwaps(page, {}, '/');

  await expect(panel(page, 'Swaps')).toContainText('No ring for you yet.');
  await expect(panel(page, 'Swaps').getByRole('link')).toHaveAttribute('href', '/swaps');
});

test('the inbox lists changes of swaps above the conversations, and each opens its swap', async ({
  page,
  request,
}) => {
  const items = await swapItems(request);
  await logInAs(page, 'demo');
  const results = [
    await swapOf(some(items, 3, 4)),
    await swapOf(some(items, 0, 2, 1), { id: 9, state: 'settled' }),
  ];
  await page.route(/\/api\/me\/swaps\/proposals\?state=unseen/, (route) =>
    route.fulfill({ json: { results, paging: pagingOf(2, 1, 20) } }),
  );
  await gotoHydrated(page, '/u/demo/inbox');

  const notices = panel(page, 'Swaps').getByRole('listitem');
  await expect(notices).toHaveText([
    `Aino proposes a ring for ${items[4]?.name} #77`,
    `Settled: you got ${items[1]?.name} #12`,
  ]);
  await expect(notices.first().getByRole('link')).toHaveAttribute('href', '/swaps/7');
  await expectFitsBoth(page);
});

test('the tab and the side menu count the rings that wait', async ({ page }) => {
  await logInAs(page, 'demo');
  await page.route(/\/api\/users\/\d+$/, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ json: { ...(await response.json()), waiting_swaps: 3 } });
  });
  await gotoHydrated(page, '/u/demo/friends');

  const tab = page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: /Swaps/ });
  await expect(tab).toHaveText('Swaps3 rings wait for you');
  await expect(tab.locator('[data-badge="honey"]')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /Swaps/ })).toContainText('3');
});
