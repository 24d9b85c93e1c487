import { type BrowserContext, devices, expect, type Page, test } from '@playwright/test';
import { untilHydrated } from './item-world.ts';
import { cutNetwork, installWorker } from './offline-world.ts';
import { logInAs } from './players.ts';
import { SITE } from './sites.ts';

interface Picture {
  src: string;
  type: string;
  sizes: string;
  purpose?: string;
  form_factor?: string;
  label?: string;
}

test.describe('the manifest', () => {
  test('names pictures that exist in the stated size and type', async ({ page, request }) => {
    const { icons, screenshots, shortcuts } = await readManifest(page);
    const pictures: Picture[] = [
      ...icons,
      ...screenshots,
      ...shortcuts.flatMap((each: Shortcut) => each.icons),
    ];
    expect(pictures.length).toBeGreaterThan(12);
    await page.goto('/faq');

    for (const { src, type, sizes } of pictures) {
      const answer = await request.get(src);
      expect(answer.status(), src).toBe(200);
      expect(answer.headers()['content-type'], src).toContain(type);
      const size = await page.evaluate(async (address) => {
        const image = Object.assign(new Image(), { src: address });
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      if (sizes !== 'any') expect(size, src).toBe(sizes);
    }
    const purposes = icons.flatMap(({ purpose = 'any' }: Picture) => purpose.split(' '));
    expect(new Set(purposes)).toEqual(new Set(['any', 'maskable', 'monochrome']));
    for (const form of ['narrow', 'wide'])
      expect(screenshots.some(({ form_factor }: Picture) => form_factor === form)).toBe(true);
    for (const { label, src } of screenshots) expect(label, src).toBeTruthy();
  });

  test('is one that the browser installs', async ({ page }) => {
    await page.goto('/faq');
    const browser = await page.context().newCDPSession(page);
    const { errors, url } = await browser.send('Page.getAppManifest');

    expect(errors).toEqual([]);
    expect(url).toBe(`${SITE}/manifest.webmanifest`);
    expect(await readManifest(page)).toMatchObject({
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
  });

  test('has shortcuts that open for everybody, and for a player without a detour', async ({ page }) => {
    const { shortcuts } = await readManifest(page);
    for (const { url } of shortcuts) expect((await page.request.get(url)).status(), url).toBe(200);

    await logInAs(page, 'demo');
    for (const { url } of shortcuts) {
      await page.goto(url);
      await untilHydrated(page);
      await expect(page).toHaveURL(url.replace('/u/me/', '/u/demo/'));
    }
  });
});

test.describe('what is shared opens its page:', () => {
  for (const [shared, address] of [
    [{ url: `${SITE}/tools/item/5` }, '/tools/item/5'],
    [{ text: 'Look: https://www.itembee.com/item/5/num/1' }, '/tools/item/5/num/1'],
    [{ title: 'bell' }, '/tools/search?q=bell'],
    [{ url: 'https://elsewhere.example/tools/item/5' }, '/tools/search'],
    [{ url: '//elsewhere.example/' }, '/tools/search'],
    [{}, '/tools/search'],
  ] as const) {
    test(JSON.stringify(shared), async ({ page }) => {
      await page.goto(`/share?${new URLSearchParams(shared)}`);
      await expect(page).toHaveURL(address);
    });
  }

  test('the name and number of an item', async ({ page, request }) => {
    const headers = { 'X-WallaBee-API-Key': 'demo-key' };
    const [{ name }] = await (await request.get('/api/items/latest', { headers })).json();
    await page.goto(`/share?${new URLSearchParams({ text: `${name} #1` })}`);
    await expect(page).toHaveURL(/\/tools\/item\/\d+\/num\/1$/);
  });

  test('a code, after the login where one is needed', async ({ page }) => {
    await page.goto('/share?text=NO-SUCH-CODE-1');
    await expect(page).toHaveURL('/login');
    await page.getByRole('textbox', { name: 'Username' }).fill('demofriend');
    await page.getByLabel('Password').fill('honeycomb');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/u\/demofriend\/redeem/);
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('NO-SUCH-CODE-1');
  });
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what is shared opens its page without a network [FK-01]', async ({ page, context }) => {
    await installWorker(page, '/faq');
    await cutNetwork(context);
    await page.goto(`/share?${new URLSearchParams({ text: `${SITE}/tools/item/5` })}`);
    await expect(page).toHaveURL('/tools/item/5');
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('the hint comes on the second visit, moves nothing, and comes once', async ({ page, context }) => {
    await offerInstall(context);
    await installWorker(page, '/faq');
    await useOnce(page);
    await page.waitForTimeout(1_000);
    await expect(hintOf(page)).toHaveCount(0);

    const second = await secondVisit(page, '/faq');
    await expect(hintOf(second)).toHaveCount(1);
    await expect(hintOf(second)).not.toBeInViewport();
    expect(await shiftOf(second)).toBe(0);
    await hintOf(second).scrollIntoViewIfNeeded();
    await expect(hintOf(second)).toContainText('Works without a network after this. Uses about 6 MB.');
    await hintOf(second).getByRole('button', { name: 'Install' }).click();
    expect(await second.evaluate(() => (window as { prompts?: number }).prompts)).toBe(1);
    await expect(hintOf(second)).toHaveCount(0);

    // A logout empties the storage of the site, and the hint does not come again.
    await second.evaluate(() => localStorage.clear());
    const third = await secondVisit(second, '/faq');
    await third.waitForTimeout(1_000);
    await expect(hintOf(third)).toHaveCount(0);
  });

  test('a hint that was dismissed is gone', async ({ page, context }) => {
    await offerInstall(context);
    await installWorker(page, '/faq');
    await useOnce(page);
    const second = await secondVisit(page, '/faq');
    await hintOf(second).getByRole('button', { name: 'No, thanks' }).click();
    await expect(hintOf(second)).toHaveCount(0);
    const third = await secondVisit(second, '/faq');
    await third.waitForTimeout(1_000);
    await expect(hintOf(third)).toHaveCount(0);
  });

  test('the installed site has no hint, and says that it is installed', async ({ page, context }) => {
    await offerInstall(context);
    await openFromHomeScreen(context);
    await installWorker(page, '/faq');
    await useOnce(page);
    const second = await secondVisit(page, '/faq');
    await second.waitForTimeout(1_000);
    await expect(hintOf(second)).toHaveCount(0);
    await second.goto('/kit');
    await expect(panelOf(second)).toContainText('Installed');
    await expect(panelOf(second).getByRole('button')).toHaveCount(0);
  });
});

test('the field kit installs where the browser offers it, and says how where it does not', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: SITE });
  const plain = await context.newPage();
  await plain.goto('/kit');
  await expect(panelOf(plain)).toContainText('in its menu');
  await offerInstall(context);
  await plain.reload();
  await panelOf(plain).getByRole('button', { name: 'Install' }).click();
  await expect(panelOf(plain)).toContainText('Installed');
  await context.close();

  const { defaultBrowserType: _, ...iPhone } = devices['iPhone 15'];
  const phone = await browser.newContext({ ...iPhone, baseURL: SITE });
  const page = await phone.newPage();
  await page.goto('/kit');
  await expect(panelOf(page).getByRole('listitem')).toHaveCount(2);
  await expect(panelOf(page)).toContainText('Add to Home Screen');
  await phone.close();
});

test('the installed site fits a phone of 360 px, and has a way on from every page', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: SITE,
    viewport: { width: 360, height: 740 },
    isMobile: true,
  });
  await openFromHomeScreen(context);
  const page = await context.newPage();
  for (const address of ['/', '/kit', '/tools/item/5', '/no-such-page']) {
    await page.goto(address);
    await untilHydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(360);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  }
  await context.close();
});

interface Shortcut {
  url: string;
  icons: Picture[];
}

async function readManifest(page: Page) {
  return (await page.request.get('/manifest.webmanifest')).json();
}

/** As browsers do once they find the site worth it. */
async function offerInstall(context: BrowserContext) {
  await context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const prompt = async () => {
        Object.assign(window, { prompts: 1 });
        return { outcome: 'accepted' };
      };
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    });
  });
}

async function openFromHomeScreen(context: BrowserContext) {
  await context.addInitScript(() => {
    const match = window.matchMedia.bind(window);
    window.matchMedia = (query) => match(query.includes('display-mode') ? 'all' : query);
  });
}

/** Another tab is another visit. */
async function secondVisit(page: Page, address: string): Promise<Page> {
  const next = await page.context().newPage();
  await next.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
      Object.assign(window, { shift });
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shift });
  });
  await next.goto(address);
  await useOnce(next);
  return next;
}

async function useOnce(page: Page) {
  await untilHydrated(page);
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
}

const shiftOf = (page: Page) => page.evaluate(() => (window as { shift?: number }).shift);
const hintOf = (page: Page) => page.getByRole('complementary', { name: 'WallaBee on your home screen' });
const panelOf = (page: Page) => page.getByRole('region', { name: 'On your home screen' });
