import { expect, type Page, test } from '@playwright/test';
import { answerThread, startThread } from './forum-steps.ts';
import { gotoHydrated } from './item-world.ts';
import { logInAs } from './players.ts';

const INTERVAL = '00:31';

test('a new post appears on an open page of the forums without a reload [FO-01]', async ({ page }) => {
  await page.clock.install();
  await logInAs(page, 'demo');
  await gotoHydrated(page, '/forums');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const title = 'Kettle on, pouch open';

  const thread = await startThread('regular 8', 4, title);
  const entry = news(page).filter({ hasText: title });
  await expect(entry).toHaveCount(0);
  await page.clock.fastForward(INTERVAL);

  await expect(entry).toHaveCount(1);
  const count = await news(page).count();

  await answerThread('demo', thread, 'Two sugars.');
  await page.clock.fastForward(INTERVAL);

  await expect(entry).toContainText('Robin Demo in Chat');
  await expect(news(page)).toHaveCount(count);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a link with the focus keeps it, and the news appears once the focus is elsewhere [FO-01]', async ({
  page,
}) => {
  await page.clock.install();
  await logInAs(page, 'demo');
  await gotoHydrated(page, '/forums');
  const link = news(page).first().getByRole('link');
  await link.focus();
  const before = await link.innerText();
  const title = 'Somebody else writes first';

  await startThread('regular 8', 4, title);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/forum'));
  await page.clock.fastForward(INTERVAL);
  await (await answered).finished();

  await expect(news(page).first()).toContainText(before);
  await expect(news(page).first().getByRole('link')).toBeFocused();
  await link.blur();
  await expect(news(page).filter({ hasText: title })).toBeVisible();
});

function news(page: Page) {
  return page.getByRole('list', { name: 'What is new' }).getByRole('listitem');
}
