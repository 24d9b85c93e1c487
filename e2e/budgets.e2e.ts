import { brotliCompressSync } from 'node:zlib';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { logInAs, showPass } from './players.ts';

/** What a first visit may cost, in bytes as they travel and in requests: players open the site at the bus stop. */
const BUDGET = { script: 122_000, stylesheet: 20 * 1024, total: 300 * 1024, requests: 15 };

/** The phone of `bench/browser.mjs`: pictures are chosen by its width and by how many pixels it has to the dot. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

for (const { name, address, as } of [
  { name: 'home', address: '/' },
  { name: 'set', address: '/tools/sets/40' },
  { name: 'item', address: '/tools/item/553' },
  { name: 'search', address: '/tools/search/box' },
  { name: 'forums', address: '/forums', as: 'demo' as const },
  { name: 'forum', address: '/forums/4', as: 'demo' as const },
  { name: 'thread', address: '/forums/4/0/1', as: 'demo' as const },
]) {
  test(`a first visit of the ${name} page keeps within its budget`, async ({ page }) => {
    if (as) {
      await logInAs(page, as);
      await showPass(page.context(), as);
    }
    const travelled = await countTravel(await page.context().newCDPSession(page));

    await page.goto(address);
    // Not 'networkidle': the home page keeps a stream open for the numbers that tick.
    await page.waitForTimeout(1_500);

    // Without a paint nothing would have been asked for before it, and the count would always be low.
    await expect.poll(firstPaint).toBeGreaterThan(0);
    const painted = await firstPaint();
    const { script, total, requestsBeforePaint } = travelled(painted);
    const stylesheet = brotliCompressSync(await sheetInPage(page)).length;
    expect(stylesheet).toBeGreaterThan(10_000);
    expect({ script: script <= BUDGET.script, is: script }).toMatchObject({ script: true });
    expect({ stylesheet: stylesheet <= BUDGET.stylesheet, is: stylesheet }).toMatchObject({
      stylesheet: true,
    });
    expect({ total: total <= BUDGET.total, is: total }).toMatchObject({ total: true });
    expect({ requests: requestsBeforePaint <= BUDGET.requests, is: requestsBeforePaint }).toMatchObject({
      requests: true,
    });

    /** In seconds since the page was asked for. */
    function firstPaint() {
      return page.evaluate(
        () => (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0) / 1_000,
      );
    }
  });
}

test('a page’s scripts let the browser compile them while they arrive', async ({ request }) => {
  // As it is sent: once the page is awake the links are gone.
  const html = await (await request.get('/tools/item/553')).text();
  const scripts = [...html.matchAll(/<link[^>]* rel="modulepreload"[^>]*>/g)].map(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '',
  );
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    expect(await (await request.get(script)).text(), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

/** It came with the page; what it would weigh by itself. */
function sheetInPage(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('style')?.textContent ?? '');
}

/** Every answer of the page, without a cache: bodies by kind as they came over the wire, and all of it with its heads. */
async function countTravel(browser: CDPSession) {
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let total = 0;
  const starts: number[] = [];
  browser.on('Network.requestWillBeSent', ({ requestId, type, timestamp, initiator }) => {
    kinds.set(requestId, type ?? 'Other');
    // Nobody waits for them to read: pictures have their room from the start, and what a script asks for once it runs
    // comes to a page that is whole, however late a busy machine paints it.
    if (type !== 'Image' && initiator.type !== 'script') starts.push(timestamp);
  });
  const headers = new Map<string, number>();
  browser.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
  });
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
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
