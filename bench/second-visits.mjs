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
  { name: 'pouch', path: '/tools/profile/demo', isOwn: true },
  { name: 'hive', path: '/hive', isOwn: true },
  { name: 'inbox', path: '/inbox', isOwn: true },
  { name: 'forum', path: '/forums/4', isOwn: true },
  { name: 'thread', path: '/forums/4/0/1', isOwn: true },
];

/** @param {{ port: number, session: any, runs: number }} options */
export async function secondVisits({ port, session, runs }) {
  const slowPort = port + 2;
  const stop = await startSlowNetwork({ port: slowPort, target: port });
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
    const site = `http://127.0.0.1:${slowPort}`;
    await page.goto(site);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const times = [];
    for (const { name, path } of pages) {
      await page.goto(`${site}${path}`, { waitUntil: 'load' });
      await page.waitForTimeout(3_000);
      const shown = [];
      for (let run = 0; run < runs; run++) {
        await page.goto('about:blank');
        await page.goto(`${site}${path}`, { waitUntil: 'load', timeout: 60_000 });
        shown.push(await untilShown(page));
        await page.waitForTimeout(2_000);
      }
      times.push([name, shown]);
    }
    return times;
  }
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
