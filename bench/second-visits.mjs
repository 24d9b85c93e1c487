// Pages that were seen before, in a slow network: shown by the service worker before the network answers.
import { withPage } from './browser.mjs';
import { startSlowNetwork } from './slow-network.mjs';
import { median, printTable, round, verdict } from './table.mjs';

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'set', path: '/tools/sets/40' },
  { name: 'item', path: '/tools/item/553' },
  { name: 'search', path: '/tools/search/box' },
  { name: 'number wall', path: '/tools/item/553/numbers' },
  { name: 'life of an item', path: '/tools/item/history/1933' },
  { name: 'statistics', path: '/tools/stats' },
  { name: 'FAQ', path: '/faq' },
  { name: 'pouch', path: '/u/demo/pouch', isOwn: true },
  { name: 'hive', path: '/hive', isOwn: true },
  { name: 'inbox', path: '/u/demo/inbox', isOwn: true },
  { name: 'forum', path: '/forums/4', isOwn: true },
  { name: 'thread', path: '/forums/4/0/1', isOwn: true },
];

/** @param {{ port: number, address: string, session: any, runs: number }} options */
export async function secondVisits({ port, address, session, runs }) {
  const stop = await startSlowNetwork({ port: Number(new URL(address).port), target: port });
  const rows = [];
  for (const slower of [1, 4]) {
    const options = { isSlowNetwork: false, allowsWorker: true, slower };
    const times = await withPage(options, (page) =>
      visitAgain(
        page,
        PAGES.filter(({ isOwn }) => !isOwn),
      ),
    );
    const own = await withPage({ ...options, session }, (page) =>
      visitAgain(
        page,
        PAGES.filter(({ isOwn }) => isOwn),
      ),
    );
    for (const [name, shown] of [...times, ...own])
      rows.push({
        page: name,
        processor: slower === 1 ? 'as it is' : `${slower} times slower`,
        'shown after ms': round(median(shown)),
        wanted: verdict(median(shown) <= 500, '≤ 500'),
      });
  }
  printTable('Second visits (wanted: shown in ≤ 500 ms)', rows, 'shown after ms');
  stop();

  /** @param {import('@playwright/test').Page} page */
  async function visitAgain(page, pages) {
    await page.goto(address);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await cacheLists(page);
    const times = [];
    for (const { name, path } of pages) {
      await page.goto(address + path, { waitUntil: 'load' });
      await page.waitForTimeout(3_000);
      const shown = [];
      for (let run = 0; run < runs; run++) {
        await page.goto('about:blank');
        await page.goto(address + path, { waitUntil: 'load', timeout: 60_000 });
        shown.push(await untilShown(page));
        await page.waitForTimeout(2_000);
      }
      times.push([name, shown]);
    }
    return times;
  }
}

/** What is made for one player is cached only where the player asked for it, as the switch on `/kit` does. */
async function cacheLists(page) {
  await page.evaluate(async () => {
    const { token } = localStorage;
    if (!token) return;
    const { active } = await navigator.serviceWorker.ready;
    const isDone = new Promise((resolve, reject) => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => {
        if (data.kind === 'own-cached') resolve(undefined);
        if (data.kind === 'own-failed') reject(new Error('The lists could not be downloaded.'));
      });
    });
    active?.postMessage({ kind: 'cache-own', token });
    await isDone;
  });
}

async function untilShown(page) {
  const paint = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  for (;;) {
    const painted = await paint();
    if (painted) return painted;
    await page.waitForTimeout(50);
  }
}
