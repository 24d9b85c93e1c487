import { expect, type Page, test } from '@playwright/test';
import { bareNumbers } from './bare-numbers.ts';
import { DESKTOP, PHONE } from './checks.ts';
import { gotoHydrated } from './item-world.ts';
import { logInAs } from './players.ts';

// A request may still be under way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const LAPTOP = { width: 1024, height: 768 };

const PUBLIC_PAGES = {
  'texts and news': ['/about', '/faq', '/rules', '/uniques', '/terms', '/privacy', '/credits', '/news'],
  'other pages': [
    '/',
    '/login',
    '/NFT',
    '/places',
    '/places/food',
    '/retrobee',
    '/forums',
    '/forums/ledger',
    '/no/such/page',
  ],
  'developers’ pages': [
    '/developers',
    '/developers/calls',
    '/developers/calls?q=number',
    '/developers/calls/read-hive',
    '/developers/calls/send-message',
    '/developers/models',
    '/developers/models/Item',
    '/developers/changes',
    '/developers/keys',
    '/style-guide',
  ],
  'sets and items': [
    '/tools/sets',
    '/tools/sets/40',
    '/tools/sets/25',
    '/tools/sets/25/sub/1',
    '/tools/sets/gen/1',
    '/tools/sets/gen/100',
    '/tools/item/11',
    '/tools/item/553',
    '/tools/item/817',
    '/tools/item/553?at=2025-06-30',
    '/tools/item/817/num/1',
    '/tools/item/history/1',
    '/tools/item/history/1933?stop=1',
    '/tools/item/817/numbers',
    '/tools/item/817/numbers?at=2025-06-30',
    '/tools/item/140/numbers?class=beyond&n=10001',
    '/tools/provenance',
    '/tools/place/1',
    '/tools/category/1',
    '/tools/store/1',
    '/tools/stats',
  ],
  'searches and profiles': [
    '/tools/search',
    '/tools/search/lamp',
    '/tools/search?q=set:attic',
    '/tools/search?q=number%3E1000&as=table',
    '/tools/search?q=is:palindrone+set:attic',
    '/tools/search/help',
    '/tools/luck',
    '/tools/luck?player=demo',
    '/tools/luck?player=demo&draw=1',
    '/tools/luck?player=nobody-has-this-name',
    '/tools/profile',
    '/tools/profile/demo/cabinet',
    '/tools/profile/demo/bio',
    '/tools/profile/demo/trophies',
    '/tools/profile/demo/uniques',
    '/tools/profile/demo/locklist',
    '/tools/profile/demo/wishlist',
    '/tools/profile/demo/wishlist/9999',
    '/tools/profile/demo/swaps',
  ],
};

const PLAYER_PAGES = {
  'a player’s collection': ['pouch', 'sets', 'sets/40', 'achievements', 'export'].map(ownPage),
  'a player’s swaps': ['/swaps', '/swaps?who=pairs', ownPage('swaps')],
  'a player’s plans': ['/plan', '/plan/40', '/plan?q=missing:me+is:store', '/plan?q=is:stor'],
  'a player’s hive and radar': [
    '/hive',
    '/radar',
    '/radar?at=London',
    '/radar?where=market',
    '/radar?where=friends',
    ownPage('sets?sort=nearest'),
    ownPage('achievements?sort=nearest'),
  ],
  'a player’s other pages': [
    'friends',
    'giftunique',
    'redeem',
    'profile',
    'birthday',
    'sessions',
    'apps',
    'data',
  ].map(ownPage),
  'a player’s bell': ['/alerts', '/alerts/history'],
  'the forums': [
    '/forums',
    '/forums/2/0',
    '/forums/latest',
    '/forums/unread',
    '/forums/mine',
    '/forums/watched',
    '/forums/moderation',
    '/forums/moderation/queue',
    '/forums/moderation/appeals',
    '/forums/acts/1',
    '/forums/search',
    '/forums/search?q=lantern',
    '/addthread/4',
  ],
};

function ownPage(path: string) {
  return `/u/demo/${path}`;
}

/** How many pixels of the document lie below the footer, at each width. */
async function pixelsBelowFooter(page: Page) {
  const below: Record<number, number> = {};
  for (const size of [PHONE, LAPTOP, DESKTOP]) {
    await page.setViewportSize(size);
    below[size.width] = await page.evaluate(() => {
      const footer = document.querySelector('body > footer')?.getBoundingClientRect();
      const { scrollHeight } = document.documentElement;
      const pixels = scrollHeight - (footer ? footer.bottom + window.scrollY : 0);
      // The height of the document is rounded.
      return Math.abs(pixels) <= 1 ? 0 : Math.round(pixels);
    });
  }
  return below;
}

async function expectFooterAtTheEnd(page: Page) {
  await expect.poll(() => pixelsBelowFooter(page)).toEqual({ 360: 0, 1024: 0, 1440: 0 });
}

/** Players write numbers in the forums and in messages, which the hive shows, as they like. */
async function expectCommas(page: Page, address: string) {
  if (/^\/(forums|hive)/.test(address)) return;
  await expect.poll(() => bareNumbers(page)).toEqual([]);
}

async function untilLoaded(page: Page) {
  await expect(page.getByText('Loading', { exact: true }).filter({ visible: true })).toHaveCount(0);
}

for (const [area, addresses] of Object.entries(PUBLIC_PAGES)) {
  test(`nothing lies below the footer of ${area}, and large numbers have commas [SH-07, IT-13]`, async ({
    page,
  }) => {
    for (const address of addresses) {
      await test.step(address, async () => {
        await gotoHydrated(page, address);
        // The style guide shows the skeletons themselves.
        if (address !== '/style-guide') await untilLoaded(page);
        await expectFooterAtTheEnd(page);
        await expectCommas(page, address);
      });
    }
  });
}

for (const [area, addresses] of Object.entries(PLAYER_PAGES)) {
  test(`logged in, nothing lies below the footer of ${area}, and large numbers have commas [SH-07, IT-13]`, async ({
    page,
  }) => {
    await logInAs(page, 'demo');
    for (const address of addresses) {
      await test.step(address, async () => {
        await gotoHydrated(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await untilLoaded(page);
        await expectFooterAtTheEnd(page);
        await expectCommas(page, address);
      });
    }
  });
}

test('nothing lies below the footer of an inbox full of unread conversations [IN-01, IN-02]', async ({
  page,
}) => {
  await logInAs(page, 'demo');
  await page.route(/\/api\/inbox\/conversations/, async (route) => {
    const response = await route.fetch();
    const { conversations, ...rest } = await response.json();
    const [first] = conversations;
    const unread = Array.from({ length: 40 }, (_, place) => ({
      ...first,
      unread: 1,
      user: { ...first.user, id: 900_000 + place, name: `Contact ${place}` },
    }));
    await route.fulfill({ json: { conversations: [...conversations, ...unread], ...rest } });
  });
  await gotoHydrated(page, '/u/demo/inbox');
  const contact = page.getByRole('link', { name: /Zoë Demofriend/ });
  await expect(contact).toBeVisible();
  await expect(page.getByRole('link', { name: /Contact 39/ })).toBeAttached();
  await expectFooterAtTheEnd(page);

  await contact.click();
  await expect(page.getByRole('textbox', { name: /message/i })).toBeVisible();
  await expectFooterAtTheEnd(page);
});
