import { expect, test } from '@playwright/test';
import { collectErrors, DESKTOP, expectFitsBoth, expectNoSidewaysScroll, PHONE } from './checks.ts';
import { gotoHydrated, untilHydrated } from './item-world.ts';
import { logInAs } from './players.ts';

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('the top navigation leads everywhere [SH-01, SH-02]', async ({ page }) => {
    await gotoHydrated(page, '/tools/sets');
    const navigation = page.getByRole('navigation', { name: /main/i });
    for (const name of ['Home', 'Uniques', 'Forums', 'Support', 'Blog', 'Store']) {
      await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible();
    }

    await navigation.locator('summary', { hasText: 'About' }).click();
    for (const [name, href] of [
      ['The Team', '/about'],
      ['Places', '/places'],
      ['FAQ', '/faq'],
      ['Rules', '/rules'],
      ['News', '/news'],
    ] as const) {
      await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await page.keyboard.press('Escape');
    await expect(navigation.getByRole('link', { name: 'The Team' })).toBeHidden();

    await navigation.locator('summary', { hasText: 'ItemBee' }).click();
    await expect(navigation.getByRole('link', { name: 'Item Search' })).toHaveAttribute(
      'href',
      '/tools/search',
    );
    await expect(navigation.getByRole('link', { name: 'Profile Search' })).toHaveAttribute(
      'href',
      '/tools/profile',
    );
    await navigation.getByRole('link', { name: 'Browse Sets' }).click();
    await expect(page).toHaveURL('/tools/sets');

    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login',
    );
  });

  test('a logged-in visitor sees Profile and Logout, and logging out clears the storage [SH-02, LG-05, LG-06]', async ({
    page,
  }) => {
    await page.goto('/tools/sets');
    await page.evaluate(() => {
      localStorage.setItem('token', 't');
      localStorage.setItem('userId', '7');
      localStorage.setItem('username', 'ada');
    });
    await page.reload();
    await untilHydrated(page);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/u/ada/pouch');
    await expect(banner.getByRole('link', { name: 'Login' })).toBeHidden();

    await banner.getByRole('button', { name: 'Logout' }).click();

    await expect(page).toHaveURL('/');
    await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  for (const width of [720, 1000, 1024, 1100, 1239]) {
    test(`at ${width} px the navigation is in the header, on one line [SH-01]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 768 });
      await logInAs(page, 'demo');
      await gotoHydrated(page, '/rules');
      await expectNoSidewaysScroll(page);
      const navigation = page.getByRole('navigation', { name: 'Main' });

      const tops = await navigation
        .locator(':scope > a, :scope > details')
        .evaluateAll((links) =>
          links.filter((link) => link.checkVisibility()).map((link) => link.getBoundingClientRect().top),
        );

      expect(tops).toHaveLength(width < 1000 ? 4 : 8);
      expect(new Set(tops).size).toBe(1);
      const edges = await page.evaluate(() => {
        const [links, search] = [
          'header nav[aria-label="Main"]',
          'header a[href="/tools/search"][aria-label]',
        ].map((place) => document.querySelector(place));
        const last = [...(links?.children ?? [])].filter((link) => link.checkVisibility()).at(-1);
        return { end: last?.getBoundingClientRect().right, next: search?.getBoundingClientRect().left };
      });
      expect(edges.next).toBeGreaterThanOrEqual(edges.end ?? Number.POSITIVE_INFINITY);
    });
  }

  test('the footer has badges, support, social links, the sitemap, the year and the version [SH-07]', async ({
    page,
  }) => {
    await page.goto('/tools/sets');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: /iPhone/ })).toBeVisible();
    await expect(footer.getByRole('link', { name: /Android/ })).toBeVisible();
    await expect(footer.getByRole('link', { name: /support/i }).first()).toHaveAttribute('href', /^mailto:/);
    const sitemap = footer.getByRole('navigation', { name: /sitemap/i });
    await expect(sitemap.getByRole('link', { name: 'FAQ' })).toBeVisible();
    for (const group of ['Explore', 'Play', 'About', 'Help'])
      await expect(sitemap.getByRole('list', { name: group })).toBeVisible();
    await expect(footer).toContainText('2021');
    await expect(footer).toContainText('2024.06.06.002');
  });

  test('the back-to-top button appears when scrolled and goes up in steps of 80 px [SH-09]', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await gotoHydrated(page, '/faq');
    const button = page.getByRole('button', { name: 'Back to top' });
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect(button).toBeVisible();

    const seen = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const positions: number[] = [];
          const note = () => {
            positions.push(window.scrollY);
            if (window.scrollY === 0) resolve(positions);
          };
          addEventListener('scroll', note);
        }),
    );
    await button.click();
    const positions = await seen;

    expect(positions.length).toBeGreaterThan(5);
    for (const position of positions.slice(0, -1)) expect((3000 - position) % 80).toBeLessThan(1);
  });

  test('the back-to-top button jumps for visitors who want less motion [SH-09]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await gotoHydrated(page, '/faq');
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.getByRole('button', { name: 'Back to top' }).click();

    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('another page starts at its top, and going back returns to where one was [SH-08]', async ({
    page,
  }) => {
    await gotoHydrated(page, '/faq');
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Sets' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Browse Sets' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  });
});

for (const width of [320, 339, 720, 744, 768]) {
  test(`at ${width} px no word of the header is broken [SH-01]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const visitor of ['guest', 'demo'] as const) {
      if (visitor !== 'guest') await logInAs(page, visitor);
      await gotoHydrated(page, '/rules');
      const banner = page.getByRole('banner');
      const words = banner
        .getByRole('link', { name: 'WallaBee' })
        .or(banner.getByRole('link', { name: 'Login', exact: true }))
        .filter({ visible: true });

      const lines = await words.evaluateAll((links) =>
        links.map((link) => {
          const text = document.createRange();
          text.selectNode([...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? link);
          return text.getClientRects().length;
        }),
      );

      expect(lines).toEqual(visitor === 'guest' ? [1, 1] : [1]);
      await expectNoSidewaysScroll(page);
    }
  });
}

test('the theme follows the system, is overridden by the toggle, and is there before the first paint', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/tools/sets');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await paper();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await paper()).not.toBe(dark);

  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/tools/sets', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

test('an unknown address is a designed page with the status 404 that leads on [SH-10]', async ({ page }) => {
  const response = await page.goto('/no/such/page');

  expect(response?.status()).toBe(404);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Browse Sets/ })
    .click();
  await expect(page).toHaveURL('/tools/sets');
});

for (const address of ['/tools', '/tools/no-such-tool', '/tools/sets']) {
  test(`${address} shows the set browser [SH-10]`, async ({ page }) => {
    const response = await page.goto(address);

    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Browse Sets' })).toBeVisible();
  });
}

test('pages allow no script but their own', async ({ page }) => {
  const errors = collectErrors(page);
  const response = await page.goto('/tools/sets');
  const policy = response?.headers()['content-security-policy'] ?? '';

  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]{44}')+;/);
  expect(policy).not.toContain('unsafe');
  const ran = await page.evaluate(async () => {
    const script = document.createElement('div');
    script.innerHTML = '<img src="/nowhere.png" onerror="window.wasRun = true">';
    document.body.append(script);
    const inline = document.createElement('script');
    inline.textContent = 'window.wasRun = true';
    document.body.append(inline);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return 'wasRun' in window;
  });
  expect(ran).toBe(false);
  expect(errors.some((error) => /Content Security Policy/.test(error))).toBe(true);
});

test('the style guide and the error page fit a phone and a desktop without a barrier axe can find', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const address of ['/style-guide', '/no/such/page']) {
    await page.goto(address);
    await expectFitsBoth(page);
  }
});
