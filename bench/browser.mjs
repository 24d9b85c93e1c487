// A page in a fresh Chromium, on a slow phone in a slow network: bytes, paint times and long tasks.
import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.mjs';

const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-sync';
// Slow 4G as Lighthouse throttles it in DevTools: 150 ms and 1.6 Mbit/s, per request.
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 86_400,
};
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOWER = 4;

/**
 * `session`: the stored login, together with its page session as after an earlier visit.
 * @template Result
 * @param {{ session?: any, isSlowNetwork?: boolean, allowsWorker?: boolean, slower?: number }} options
 * @param {(page: import('@playwright/test').Page, devtools: import('@playwright/test').CDPSession) => Promise<Result>} act
 */
export async function withPage(
  { session, isSlowNetwork = true, allowsWorker = false, slower = SLOWER },
  act,
) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: FLAGS.split(' ') });
  try {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: allowsWorker ? 'allow' : 'block' });
    if (session) {
      await context.addInitScript((stored) => Object.assign(localStorage, stored), session);
      await context.addCookies([cookieOf(session)]);
    }
    await context.addInitScript(watch);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (isSlowNetwork) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return await act(page, devtools);
  } finally {
    await browser.close();
  }
}

function cookieOf({ pageSession }) {
  return {
    name: 'page-session',
    value: pageSession,
    domain: '127.0.0.1',
    path: '/forums',
    sameSite: /** @type {const} */ ('Strict'),
  };
}

function watch() {
  const seen = { lcp: 0, cls: 0, longest: 0 };
  globalThis.seen = seen;
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  /** From an input to the end of the first frame that shows its result. Polling by frame would paint idle frames. */
  globalThis.untilPainted = async (act, isDone) => {
    const began = performance.now();
    const isShown = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('nothing was seen to change')), 10_000);
      new MutationObserver((_, observer) => {
        if (!isDone()) return;
        observer.disconnect();
        resolve(undefined);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    act();
    await isShown;
    // A task of the highest priority is the first to run after the frame; others would also measure React's clean-up.
    await new Promise((resolve) =>
      requestAnimationFrame(() =>
        scheduler.postTask(() => resolve(undefined), { priority: 'user-blocking' }),
      ),
    );
    return performance.now() - began;
  };
  on('longtask', ({ duration }) => {
    seen.longest = Math.max(seen.longest, duration);
  });
}

export function visit(url, session) {
  return withPage({ session }, async (page, devtools) => {
    const travelled = countTravel(devtools);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(3_000);
    const seen = await page.evaluate(() => globalThis.seen);
    const readable = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    return { ...seen, readable, ...travelled(seen.lcp) };
  });
}

function countTravel(devtools) {
  const requests = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
    if (!request.url.startsWith('data:')) requests.set(requestId, { type, began: timestamp, bytes: 0 });
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    Object.assign(requests.get(requestId) ?? {}, { head: response.encodedDataLength });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    Object.assign(requests.get(requestId) ?? {}, { bytes: encodedDataLength, ended: timestamp });
  });
  return (lcp) => {
    const all = [...requests.values()];
    const began = Math.min(...all.map((request) => request.began));
    const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0);
    const bodies = (some) => some.reduce((total, { bytes, head = 0 }) => total + bytes - head, 0);
    const before = all.filter(
      ({ type, ended }) => type !== 'Image' && ended && (ended - began) * 1_000 <= lcp,
    );
    return {
      script: bodies(all.filter(({ type }) => type === 'Script')),
      style: sum(all.filter(({ type }) => type === 'Stylesheet')),
      total: sum(all),
      requests: before.length,
    };
  };
}
