import { expect, type Page, test } from '@playwright/test';
import { lockedBy } from './locked-world.ts';

const LOCK_LIST = '/tools/profile/demo/locklist';

test('an exact number that is none shows no items and says why [LK-04, LL-01]', async ({ page, request }) => {
  const items = await lockedBy(request, 'demo');
  const total = items.length.toLocaleString('en');
  for (const typed of ['abc', '-5', '99999999999999']) {
    await page.goto(`${LOCK_LIST}?number=${typed}`);
    await expect(count(page)).toHaveText(`0 of ${total} Items Total`);
    await expect(page.getByLabel('Exact number')).toHaveValue(typed);
    await expect(page.getByLabel('Exact number')).toHaveAccessibleDescription(
      `“${typed}” is not an item number. Type a whole number from 1 to 2,147,483,647.`,
    );
    await expect(page.getByRole('heading', { name: 'No Item Has That Number' })).toBeVisible();
  }

  const { number } = items[0] ?? { number: 1 };
  await page.getByLabel('Exact number').fill(`#${number.toLocaleString('en')}`);
  const shown = items.filter((item) => item.number === number).length;
  await expect(count(page)).toHaveText(`${shown} of ${total} Items Total`);
  await page.getByLabel('Exact number').fill('abc');
  await expect(count(page)).toHaveText(`0 of ${total} Items Total`);
  await expect(page.getByLabel('Exact number')).toBeFocused();
  await expect(page.getByLabel('Exact number')).toHaveAccessibleDescription(/“abc” is not an item number/);
});

function count(page: Page) {
  return page.getByRole('heading', { level: 2, name: /Items Total$/ });
}
