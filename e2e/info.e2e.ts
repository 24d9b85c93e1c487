import { expect, test } from '@playwright/test';
import { collectErrors, DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE } from './checks.ts';
import { gotoHydrated } from './item-world.ts';
import { FAILING_SITE } from './sites.ts';

const PAGES = ['/about', '/faq', '/rules', '/uniques', '/terms', '/privacy', '/credits'];

test('the team introduces itself with its favourites [SP-01]', async ({ page }) => {
  await page.goto('/about');

  const main = page.getByRole('main');
  await expect(main).toContainText('Over 1,800 items, 100 sets and nearly 300 player uniques');
  for (const role of ['President', 'Product manager', 'Lead designer', 'Volunteer programmer']) {
    const card = main
      .getByRole('listitem')
      .filter({ has: page.getByText(role, { exact: true }) })
      .first();
    await expect(card.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(card.getByRole('heading', { name: 'Favourite sets' })).toBeVisible();
    await expect(card.getByRole('heading', { name: 'Favourite items' })).toBeVisible();
    await expect(card.locator('a[href^="/tools/sets/"]')).toHaveCount(2);
    await expect(card.locator('a[href^="/tools/item/"]')).toHaveCount(2);
  }

  await main.getByRole('link', { name: "The Beekeeper's Year" }).click();
  await expect(page.getByRole('heading', { level: 1, name: "The Beekeeper's Year" })).toBeVisible();
});

test('the FAQ names the support contact and answers every question [SP-02]', async ({ page }) => {
  await page.goto('/faq');

  const main = page.getByRole('main');
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  const questions = [
    /subcategories/,
    /QD, TD, DD and SD/,
    /Drops/,
    /Ninja/,
    /Number Collector/,
    /Mix, a Mega Mix and a Cross Mix/,
    /get items/,
    /RB/,
    /recycle/,
    /What does mixing mean/,
    /store and the Market/,
    /pouch space/,
    /variants/,
    /Crackers/,
    /Wishing Wells/,
    /Job Lots/,
  ];
  for (const question of questions) {
    const answer = main.getByRole('region', { name: question });
    await expect(answer.getByRole('paragraph').first()).toBeVisible();
  }
});

for (const { anchor, question } of [
  { anchor: 'faq11', question: 'How do Christmas Crackers work?' },
  { anchor: 'faq12', question: 'How do Wishing Wells work?' },
  { anchor: 'faq13', question: 'How do Job Lots work?' },
]) {
  test(`a link to #${anchor} opens the page at its question and marks it [SP-03]`, async ({ page }) => {
    await page.goto(`/faq#${anchor}`);

    const section = page.getByRole('region', { name: question });
    await expect(section).toHaveId(anchor);
    await expect(section).toHaveAttribute('data-linked');
    await expect(section).toBeFocused();
    await expect(section.getByRole('heading')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  });
}

test('the table of contents leads to a question, and back restores the position [SP-03]', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await gotoHydrated(page, '/faq');

  await page.getByRole('navigation', { name: 'On this page' }).getByText('What are variants?').click();
  const section = page.getByRole('region', { name: 'What are variants?' });
  await expect(section).toBeInViewport();
  await expect(section).toHaveAttribute('data-linked');

  await page.goBack();
  await expect(page.locator('[data-linked]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the FAQ states the facts of the game [SP-04, SP-10]', async ({ page }) => {
  await page.goto('/faq');

  const answer = (question: RegExp) => page.getByRole('region', { name: question });
  await expect(answer(/recycle/)).toContainText('a wait of 1 minute');
  await expect(answer(/What does mixing mean/)).toContainText('Mixing destroys both');
  await expect(answer(/Job Lots/)).toContainText('numbered 2,000 or higher, personal uniques included');
  await expect(answer(/Wishing Wells/)).toContainText('numbered 10,000 or higher');
  await expect(answer(/Wishing Wells/)).toContainText('After 50 wishes');
  await expect(answer(/Wishing Wells/).getByRole('listitem')).toHaveCount(8);
  await expect(answer(/Crackers/)).toContainText('one of the two, at random, receives a party hat');
  await expect(answer(/pouch space/)).toContainText('Pouch space, locks and honeycombs');
});

for (const { address, heading, facts } of [
  {
    address: '/rules',
    heading: 'Rules [SP-05]',
    facts: [
      'Each person has one account',
      'publicly accessible',
      'No duplicate places',
      'Faking your location',
      'Charity items',
      'The right to use the forums can be disabled',
      'mute, suspend or ban',
      'Staff have the final say on appeals',
      '12 months without completing a set',
      '1 January 2022',
      'reintroduced into the game',
      'deleted accounts release their items',
    ],
  },
  {
    address: '/terms',
    heading: 'Terms of service [SP-07]',
    facts: ['13 years old', 'need you to be 18', '30 days after', 'within 1 year', 'more than 2 notices'],
  },
  {
    address: '/privacy',
    heading: 'Privacy policy [SP-08]',
    facts: [
      'Last updated: February 27, 2019',
      'Social-network data',
      'Device identifiers',
      'Support correspondence',
      'opt out',
      'Children under 13',
      'third-party developer API',
      'scavenger-hunt',
      'Visitors from other countries',
      'within thirty days',
      'within ten business days',
    ],
  },
]) {
  test(`${address} is the whole text: ${heading}`, async ({ page }) => {
    await page.goto(address);

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading.replace(/ \[.*/, ''));
    for (const fact of facts) await expect(main).toContainText(fact);
  });
}

test('a visitor is sent to log in before gifting a unique [SP-06]', async ({ page }) => {
  await page.goto('/uniques');

  const main = page.getByRole('main');
  await expect(main).toContainText('commissioned by a player');
  await expect(main).toContainText('not taking commissions');
  await expect(main.getByRole('link', { name: 'Gift a unique', exact: true })).toBeHidden();
  await expect(main.getByRole('link', { name: 'Log in to gift a unique' })).toHaveAttribute('href', '/login');
});

test('a player is led to the gift-unique tab [SP-06]', async ({ page }) => {
  await page.addInitScript(() => Object.assign(localStorage, { token: 't', userId: '1', username: 'demo' }));
  await page.goto('/uniques');

  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Gift a unique', exact: true })).toHaveAttribute(
    'href',
    '/u/demo/giftunique',
  );
  await expect(main.getByRole('link', { name: 'Log in to gift a unique' })).toBeHidden();
});

test('every link in the texts works', async ({ page, request }) => {
  const links = new Set<string>();
  for (const address of PAGES) {
    await page.goto(address);
    const found = await page
      .locator('main a[href^="/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    for (const href of found) if (href) links.add(href);
  }

  const dead: string[] = [];
  for (const href of links) {
    if (!(await request.get(href)).ok()) dead.push(href);
  }

  expect(links.size).toBeGreaterThan(15);
  expect(dead).toEqual([]);
});

test('the texts need neither script nor the API', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${FAILING_SITE}/faq#faq12`);
  await expect(page.getByRole('region', { name: 'How do Wishing Wells work?' })).toBeInViewport();

  await page.goto(`${FAILING_SITE}/about`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
  await context.close();
});

for (const address of PAGES) {
  test(`${address} is accessible, fits a phone and names itself`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.setViewportSize(PHONE);
    await page.goto(address);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.setViewportSize(DESKTOP);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/ · WallaBee$/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${address}$`));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w+ \w+/);
    expect(errors).toEqual([]);
  });
}

test('search engines are given a sitemap and the browser a manifest', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/faq</loc>');
  expect(sitemap).toContain('/places/travel</loc>');
  expect(sitemap).toContain('/tools/sets/40</loc>');
  expect(sitemap).toContain('/tools/item/11</loc>');
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: ');

  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
});

test('the uniques page shows uniques, and its text also while the API is down [SP-06, ER-02]', async ({
  page,
}) => {
  await page.goto('/uniques');
  const shelf = page.getByRole('list', { name: 'The newest uniques' });
  await expect(shelf.getByRole('listitem')).toHaveCount(12);
  await expect(shelf.getByRole('link').first()).toHaveAttribute('href', /^\/tools\/item\/\d+$/);
  await expect(page.getByRole('link', { name: /^See all [\d,]+$/ })).toHaveAttribute(
    'href',
    '/tools/sets/25',
  );

  await page.goto(`${FAILING_SITE}/uniques`);
  await expect(page.getByRole('alert')).toContainText('The uniques could not be loaded');
  await expect(page.getByRole('heading', { name: 'Commissions are closed' })).toBeVisible();
});
