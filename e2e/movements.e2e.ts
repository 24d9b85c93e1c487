import { expect, test } from '@playwright/test';
import { expectFitsBoth } from './checks.ts';
import { panel } from './item-world.ts';

test('an item shows its latest movements and the numbers that travelled farthest [TM-02]', async ({
  page,
}) => {
  await page.goto('/tools/item/553');
  const movements = panel(page, 'Latest Movements');

  await expect(movements.getByRole('listitem')).toHaveCount(5);
  await expect(movements.getByRole('link', { name: 'All movements' })).toHaveAttribute(
    'href',
    /\/tools\/search\?.*order=moved/,
  );
  await expect(panel(page, 'Well-Travelled Numbers')).toBeVisible();
  await expectFitsBoth(page);
});

test('a new movement comes in at the top, and waits while the pointer is on the list [TM-02]', async ({
  page,
}) => {
  await page.route('**/api/single-item/553/movements', async (route) => {
    const response = await route.fetch();
    const { movements } = await response.json();
    const added = { ...movements[0], history_id: movements[0].history_id + 1, number: 7, type: 'itemfound' };
    await route.fulfill({ response, json: { movements: [added, ...movements.slice(0, -1)] } });
  });
  await page.goto('/tools/item/553');
  const sentences = panel(page, 'Latest Movements').getByRole('listitem').getByRole('paragraph');
  const before = await sentences.allInnerTexts();

  const answered = page.waitForResponse('**/api/single-item/553/movements');
  await sentences.first().hover();
  await answered;
  await page.waitForTimeout(1_500);
  expect(await sentences.allInnerTexts()).toEqual(before);

  await page.mouse.move(0, 0);
  await expect(sentences.first()).toContainText('found #7');
  expect((await sentences.allInnerTexts()).slice(1)).toEqual(before.slice(0, -1));
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the movements can be read [TM-02]', async ({ page }) => {
    await page.goto('/tools/item/553');

    await expect(panel(page, 'Latest Movements').getByRole('listitem')).toHaveCount(5);
  });
});
