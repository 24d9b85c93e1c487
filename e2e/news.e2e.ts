import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectFitsBoth, expectNoSidewaysScroll, PHONE } from './checks.ts';
import { ALTERED_SITE, SITE } from './sites.ts';

const news = (page: Page) => page.getByRole('region', { name: 'News from the hive' });

test('the news show title, date and picture, and lead to the post [HM-02]', async ({ page }) => {
  await page.goto('/');
  const rows = await news(page).getByRole('listitem').all();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(6);
  for (const row of rows) {
    await expect(row.getByRole('link')).toHaveAttribute('href', /^\/news\/[a-z0-9-]+$/);
    await expect(row.locator('time')).toHaveText(/^\d{1,2} \w{3,4} \d{4}$/);
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  }
  const title = await rows[0]?.getByRole('link').innerText();

  await rows[0]?.getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page).toHaveTitle(`${title} · WallaBee`);
});

test('from the home page to all news, through a post and back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'All news' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News from the hive' })).toBeVisible();
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(6);

  await page.getByRole('link', { name: 'In Praise of the Drop' }).click();
  await expect(page.getByText('Nobody invented the drop.')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Read on' })
    .getByRole('link', { name: /^Older/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'New on the Shelves This Autumn' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/[{}]/);

  await page.getByRole('link', { name: 'Back to all news' }).click();
  await expect(page).toHaveURL('/news');
});

test('a post that is not there is the not-found page [SH-10]', async ({ page }) => {
  for (const slug of ['no-such-post', 'Upper Case']) {
    const response = await page.goto(`/news/${slug}`);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('an unreachable blog shows an error, and the rest of the page stays [HM-05]', async ({ page }) => {
  const response = await page.goto(ALTERED_SITE);

  expect(response?.status()).toBe(200);
  await expect(news(page)).toContainText('The news cannot be had right now.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Latest arrivals' }).getByRole('listitem')).toHaveCount(8);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('any page can load the news as JSONP [AP-21]', async ({ page }) => {
  const fans = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(
      `<script>const show = (news) => { document.title = news.posts.length + ' posts'; }</script>
       <script src="${SITE}/api/blog?callback=show"></script>`,
    ),
  );
  await new Promise<void>((resolve) => fans.listen(0, '127.0.0.1', resolve));

  await page.goto(`http://127.0.0.1:${(fans.address() as AddressInfo).port}/`);

  await expect(page).toHaveTitle('6 posts');
  fans.closeAllConnections();
  fans.close();
});

test('the news fit a phone and a desktop and have no barrier axe can find', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const address of ['/news', '/news/how-mixing-works']) {
    await page.goto(address);
    await expectFitsBoth(page);
  }
});
