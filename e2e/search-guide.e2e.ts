import { expect, test } from '@playwright/test';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import { FIRST_EXAMPLES, GUIDE } from '@wallabee/game/query/guide';
import { collectErrors, expectFitsBoth, PHONE } from './checks.ts';
import { api, gotoHydrated, heading } from './item-world.ts';
import { API_HEADERS, logInAs, sessionOf } from './players.ts';
import { SITE } from './sites.ts';

interface Answer {
  of: string;
  counts: Record<string, number | '10000+' | null>;
  mistakes: { message: string }[];
  results: unknown[];
}

const EXAMPLES = GUIDE.flat().flatMap(({ examples }) => examples);

test('every example of the guide is right, and finds something of its kind [QL-03, QL-06]', async () => {
  const { token } = await sessionOf('demo');
  for (const { q, of } of [...EXAMPLES, ...FIRST_EXAMPLES]) {
    // A busy machine may need longer than a search is given.
    await expect.poll(() => faultsOf(q, of, token), { message: q }).toEqual([]);
  }
});

async function faultsOf(q: string, of: string, token: string): Promise<string[]> {
  const query = new URLSearchParams({ q, of });
  const headers = { ...API_HEADERS, 'X-User-Token': token };
  const response = await fetch(`${SITE}/api/search?${query}`, { headers });
  const { mistakes, results } = (await response.json()) as Answer;
  const messages = mistakes.map(({ message }) => message);
  return results.length === 0 ? [...messages, 'It finds nothing.'] : messages;
}

test('the guide shows what each example finds, and leads to it [QL-06]', async ({ page, request }) => {
  const errors = collectErrors(page);
  await gotoHydrated(page, '/tools/search/help');
  await expect(heading(page)).toHaveText('How to ask');
  await expect(page.getByRole('main').locator('li > a')).toHaveCount(EXAMPLES.length);

  const { counts } = await api<Answer>(request, '/search?q=class%3Asd&of=numbers');
  const count = typeof counts.numbers === 'number' ? formatNumber(counts.numbers) : '10,000+';
  const example = page.getByRole('link', { name: /class:sd/ });
  await expect(async () => {
    await page.reload();
    await expect(example).toContainText(count, { timeout: 500 });
  }).toPass();

  await example.click();
  await expect(page).toHaveURL('/tools/search?q=class%3Asd&of=numbers');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('SD');
  expect(errors).toEqual([]);
});

test('examples about the player are counted after the login [QL-06]', async ({ page }) => {
  await gotoHydrated(page, '/tools/search/help');
  const example = page.getByRole('link', { name: /^owner:me/ });
  await expect(example).toContainText('after Login');

  await logInAs(page, 'demo');
  await gotoHydrated(page, '/tools/search/help');
  await expect(example).toHaveText(/owner:me[\d,]+/);
});

test('the guide is read without a script, and its box searches [QL-10]', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/tools/search/help');
  await page.getByPlaceholder('Try it: is:round owner:me').fill('set:attic #7');
  await page.getByRole('button', { name: 'Search', exact: true }).click();

  await expect(page).toHaveURL('/tools/search?q=set%3Aattic+%237');
  await page.close();
});

test('the guide fits a phone and a desktop and has no barrier axe can find', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await gotoHydrated(page, '/tools/search/help');
  await expectFitsBoth(page);
});
