import { brotliCompressSync } from 'node:zlib';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { logInAs, setPageSessionCookie } from './players.ts';

/** Budget of a first visit, in transferred bytes and in requests. */
const BUDGET = { script: 150_000, stylesheet: 16 * 1024, total: 300 * 1024, requests: 15 };

/** The phone of `bench/browser.mjs`, because images are chosen by width and pixel density. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

for (const {
  name,
  address,
  as,
  script: mostScript = BUDGET.script,
  stylesheet: mostStyle = BUDGET.stylesheet,
  total: mostTotal = BUDGET.total,
} of [
  { name: 'home', address: '/' },
  // Its document has the race beside the shelf.
  { name: 'set', address: '/tools/sets/40', total: 305 * 1024 },
  { name: 'item', address: '/tools/item/553' },
  // Its own script draws the map and the chapters, and steps through them.
  { name: 'life of an item', address: '/tools/item/history/1933', script: 155_500, stylesheet: 18.5 * 1024 },
  // Its comb, keys, card and slider are drawn and handled by its own script.
  { name: 'number wall', address: '/tools/item/553/numbers', script: 155_500 },
  { name: 'statistics', address: '/tools/stats' },
  { name: 'status', address: '/status' },
  { name: 'search', address: '/tools/search/box' },
  { name: 'query', address: '/tools/search?q=set:attic+number%3C1000' },
  { name: 'luck', address: '/tools/luck?player=demo' },
  { name: 'guide', address: '/tools/search/help' },
  // The answer lists 60 offers, and what they show depends on the world.
  { name: 'swaps', address: '/swaps', as: 'demo' as const, script: 152_500, total: 450 * 1024 },
  { name: 'cabinet', address: '/tools/profile/demo/cabinet' },
  { name: 'bio', address: '/tools/profile/demo/bio' },
  { name: 'plans', address: '/plan', as: 'demo' as const },
  // Its own script draws the steps, the mixes and the slip, and does what a step says.
  { name: 'plan', address: '/plan/41', as: 'demo' as const, script: 156_000 },
  // Every shelf has its pictures.
  { name: 'hive', address: '/hive', as: 'demo' as const, total: 400 * 1024 },
  { name: 'radar', address: '/radar', as: 'demo' as const },
  // Its own script has the forms of alerts.
  { name: 'bell', address: '/alerts', as: 'demo' as const, script: 152_000 },
  { name: 'forums', address: '/forums', as: 'demo' as const },
  { name: 'forum', address: '/forums/4', as: 'demo' as const },
  // Its own script has what is unread, cards, buzzes and the reply box.
  { name: 'thread', address: '/forums/4/0/1', as: 'demo' as const, script: 157_500 },
  { name: 'ledger', address: '/forums/ledger' },
  { name: 'provenance', address: '/tools/provenance' },
  { name: 'developer guide', address: '/developers' },
  { name: 'list of calls', address: '/developers/calls' },
  { name: 'call', address: '/developers/calls/read-hive' },
  { name: 'list of unread threads', address: '/forums/unread', as: 'demo' as const },
  { name: 'forum search', address: '/forums/search?q=hat', as: 'demo' as const },
  // Its own script draws the ring, the talk and the answers.
  { name: 'swap', address: '/swaps/1', as: 'demo' as const, script: 154_500 },
]) {
  test(`a first visit of the ${name} page keeps within its budget`, async ({ page }) => {
    if (as) {
      await logInAs(page, as);
      await setPageSessionCookie(page.context(), as);
    }
    const transferred = await countTransfers(await page.context().newCDPSession(page));

    await page.goto(address);
    // Not 'networkidle', because the home page keeps an event stream open.
    await page.waitForTimeout(1_500);

    // Without a first paint the count of requests before it would always be low.
    await expect.poll(firstPaint).toBeGreaterThan(0);
    const painted = await firstPaint();
    const { script, total, requestsBeforePaint } = transferred(painted);
    const stylesheet = brotliCompressSync(await sheetInPage(page)).length;
    expect(stylesheet).toBeGreaterThan(8_000);
    expect(script, 'bytes of script').toBeLessThanOrEqual(mostScript);
    expect(stylesheet, 'bytes of style').toBeLessThanOrEqual(mostStyle);
    expect(total, 'bytes').toBeLessThanOrEqual(mostTotal);
    expect(requestsBeforePaint, 'requests before the first paint').toBeLessThanOrEqual(BUDGET.requests);

    function firstPaint() {
      return page.evaluate(
        () => (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0) / 1_000,
      );
    }
  });
}

test('a page’s scripts can be compiled while they are downloaded', async ({ request }) => {
  // As sent, because hydration removes the links.
  const html = await (await request.get('/tools/item/553')).text();
  // The router's list of routes has no functions.
  const scripts = [...html.matchAll(/<link[^>]* rel="modulepreload"[^>]*>/g)]
    .map(([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '')
    .filter((script) => !script.includes('/manifest-'));
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    expect(await (await request.get(script)).text(), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

function sheetInPage(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('style')?.textContent ?? '');
}

/** Maps replace one that the server has drawn, where the world has one to show. The worker starts once the browser is idle. */
const LATE = /\/assets\/(ground-map|live-map|late-start|registration)-/;

async function countTransfers(browser: CDPSession) {
  const kinds = new Map<string, string>();
  const late = new Set<string>();
  const bytes: Record<string, number> = {};
  let total = 0;
  const starts: number[] = [];
  browser.on('Network.requestWillBeSent', ({ requestId, type, timestamp, initiator, request }) => {
    kinds.set(requestId, type ?? 'Other');
    if (LATE.test(request.url)) late.add(requestId);
    // Images have reserved space, and requests by scripts do not delay the first paint.
    if (type !== 'Image' && initiator.type !== 'script') starts.push(timestamp);
  });
  const headers = new Map<string, number>();
  browser.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
  });
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (late.has(requestId)) return;
    const kind = kinds.get(requestId) ?? 'Other';
    total += encodedDataLength;
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength - (headers.get(requestId) ?? 0);
  });
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });

  return (paintedAfter: number) => {
    const began = starts[0] ?? 0;
    return {
      script: bytes.Script ?? 0,
      total,
      requestsBeforePaint: starts.filter((at) => at - began <= paintedAfter).length,
    };
  };
}
