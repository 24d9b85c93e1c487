import { expect, type Page, test } from '@playwright/test';
import { collectErrors } from './checks.ts';
import { startThread, threadAddress } from './forum-steps.ts';
import { gotoHydrated } from './item-world.ts';
import { logInAs, setPageSessionCookie } from './players.ts';
import { SITE } from './sites.ts';

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** One page of every public route, and what it is about. */
const PAGES: Record<string, string> = {
  '/': 'WebSite',
  '/about': 'AboutPage',
  '/faq': 'FAQPage',
  '/rules': 'WebPage',
  '/terms': 'WebPage',
  '/privacy': 'WebPage',
  '/credits': 'WebPage',
  '/uniques': 'WebPage',
  '/NFT': 'WebPage',
  '/retrobee': 'WebPage',
  '/places': 'CollectionPage',
  '/places/travel': 'WebPage',
  '/news': 'Blog',
  '/developers': 'WebPage',
  '/developers/calls': 'APIReference',
  '/developers/calls/read-numbered-item': 'APIReference',
  '/developers/models': 'APIReference',
  '/developers/models/Item': 'APIReference',
  '/developers/changes': 'WebPage',
  '/login': 'WebPage',
  '/forums': 'WebPage',
  '/forums/4/0': 'WebPage',
  '/tools/sets': 'CollectionPage',
  '/tools/sets/gen/4': 'CollectionPage',
  '/tools/sets/gen/100': 'CollectionPage',
  '/tools/sets/40': 'Collection',
  '/tools/sets/20/sub': 'CollectionPage',
  '/tools/sets/20/sub/1': 'Collection',
  '/tools/search': 'WebPage',
  '/tools/search/help': 'WebPage',
  '/tools/luck': 'WebPage',
  '/tools/profile': 'WebPage',
  '/tools/item/820': 'CreativeWork',
  '/tools/item/820/num/3': 'CreativeWork',
  '/tools/profile/1/cabinet': 'ProfilePage',
  '/tools/profile/1/bio': 'ProfilePage',
  '/tools/profile/1/trophies': 'ProfilePage',
  '/tools/profile/1/uniques': 'ProfilePage',
  '/tools/profile/1/locklist': 'ProfilePage',
  '/tools/profile/1/wishlist': 'ProfilePage',
  '/tools/profile/1/wishlist/99': 'ProfilePage',
  '/tools/place/3': 'Place',
  '/tools/store/1': 'CollectionPage',
  '/tools/category/1': 'CollectionPage',
};

for (const [path, type] of Object.entries(PAGES)) {
  test(`${path} is described as ${type}, with a preview and every feed`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const { first, crumbs, all } = readData(html);

    expect(first?.['@type']).toBe(type);
    expect(crumbs === undefined).toBe(path === '/');
    const canonical = attribute(html, /<link rel="canonical" href="([^"]*)"/);
    if (crumbs) expect((crumbs.itemListElement as Thing[]).at(-1)?.item).toBe(canonical);
    expect(property(html, 'og:url')).toBe(canonical);
    for (const address of addressesIn(all)) expect(address).toMatch(new RegExp(`^${SITE}/`));
    expect(property(html, 'og:image')).toMatch(
      new RegExp(`^${SITE}/previews/[\\w.-]+\\.png\\?k=[\\w-]{16}$`),
    );
    expect(property(html, 'og:image:alt')).toBeTruthy();
    for (const ending of ['atom', 'json']) expect(html).toContain(`href="/feeds/news.${ending}"`);
  });
}

test('a history and a post, found by their links, are described too', async ({ request }) => {
  const linked = async (page: string, link: RegExp) =>
    link.exec(await (await request.get(page)).text())?.[1] ?? '';
  const history = await linked('/tools/item/820/num/3', /href="(\/tools\/item\/history\/\d+)"/);
  const post = await linked('/news', /href="(\/news\/[a-z0-9-]+)"/);

  const [events, posting] = await Promise.all(
    [history, post].map(async (path) => readData(await (await request.get(path)).text()).first),
  );

  expect(events).toMatchObject({ '@type': 'DataFeed', dateModified: expect.any(String) });
  expect(posting).toMatchObject({ '@type': 'BlogPosting', headline: expect.any(String) });
});

test('every kind of preview is the picture that its page names', async ({ request }) => {
  for (const path of [
    '/',
    '/tools/item/820',
    '/tools/item/820/num/3',
    '/tools/sets/40',
    '/tools/profile/1/bio',
    '/tools/place/3',
  ]) {
    const html = await (await request.get(path)).text();
    const picture = await request.get(unescaped(property(html, 'og:image') ?? ''));

    expect([path, picture.status(), picture.headers()['cache-control']]).toEqual([
      path,
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect((await picture.body()).length).toBeLessThan(120_000);
  }
});

test('pages that are not found, and those of one player, are not described', async ({ request }) => {
  for (const path of ['/no/such/page', '/tools/item/999999', '/u/demo/pouch']) {
    const html = await (await request.get(path)).text();

    expect(html).not.toContain('ld+json');
    expect(html).toContain('/feeds/news.atom');
  }
});

test('a thread is described for its readers only, and its text stays text', async ({
  context,
  page,
  request,
}) => {
  const title = `</script><script>window.wasRun = 1</script> ${Date.now()}`;
  const address = threadAddress(4, await startThread('regular 11', 4, title));

  const forVisitors = await (await request.get(address)).text();
  expect(forVisitors).not.toContain('wasRun');
  expect(readData(forVisitors).first?.['@type']).toBe('WebPage');

  await logInAs(page, 'demo');
  await setPageSessionCookie(context, 'demo');
  const errors = collectErrors(page);
  await gotoHydrated(page, address);
  const { first } = await dataOf(page);
  expect(first).toMatchObject({ '@type': 'DiscussionForumPosting', headline: title, text: `${title}?` });
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  expect(errors).toEqual([]);

  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).toMatch(/\/previews\/thread-\d+\.png\?k=/);
  expect((await request.get(image ?? '')).status()).toBe(200);
  expect((await request.get((image ?? '').replace(/k=.*/, 'k=guessed'))).status()).toBe(404);
});

test('the data block breaks neither the policy nor hydration, and goes with its page', async ({ page }) => {
  const errors = collectErrors(page);
  await gotoHydrated(page, '/tools/item/820');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);

  await page.getByRole('link', { name: 'Browse Sets' }).first().click();
  await expect(page).toHaveURL('/tools/sets');

  await expect(page.locator('script[type="application/ld+json"], meta[property]')).toHaveCount(0);
  await expect(page.locator('link[rel="alternate"][href="/feeds/news.atom"]')).toHaveCount(1);
  expect(errors).toEqual([]);
});

function readData(html: string) {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  expect(blocks).toHaveLength(1);
  return partsOf(JSON.parse(blocks[0]?.[1] ?? ''));
}

async function dataOf(page: Page) {
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  return partsOf(JSON.parse(json ?? ''));
}

function partsOf(data: Thing & { '@graph'?: Thing[] }) {
  expect(data['@context']).toBe('https://schema.org');
  const all = data['@graph'] ?? [data];
  return { all, first: all[0], crumbs: all.find((thing) => thing['@type'] === 'BreadcrumbList') };
}

/** Links to other sites are not checked: `sameAs` names them. */
function addressesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, content]) =>
    typeof content === 'string' && ADDRESSES.includes(name) ? content : addressesIn(content),
  );
}

const ADDRESSES = ['url', '@id', 'image', 'logo', 'urlTemplate'];

function property(html: string, name: string): string | undefined {
  return attribute(html, new RegExp(`<meta property="${name}" content="([^"]*)"`));
}

function attribute(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1];
}

function unescaped(text: string): string {
  return text.replaceAll('&#38;', '&').replaceAll('&amp;', '&');
}
