// What visitors see while something is broken.
import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, KEY } from './site.mjs';

export async function watchOutage({ url, began }) {
  const faults = new Set();
  while (Date.now() - began < 60_000) {
    const isBack = await look(url, faults);
    if (isBack && Date.now() - began > 300)
      return { seconds: (Date.now() - began) / 1000, faults: [...faults] };
    await sleep(20);
  }
  return { seconds: 60, faults: [...faults, 'not ready again within a minute'] };
}

async function look(url, faults) {
  const [alive, ready, page] = await Promise.all([
    fetch(`${url}/healthz`),
    fetch(`${url}/readyz`),
    fetch(`${url}/tools/profile/demo/bio`),
  ]);
  const html = await page.text();
  const isDesigned = page.headers.has('retry-after') && html.includes('Something in the hive');
  if (alive.status !== 200) faults.add(`/healthz was ${alive.status}`);
  if (page.status === 503 && !isDesigned) faults.add('a page was not the designed one');
  if (![200, 503].includes(page.status)) faults.add(`a page was ${page.status}`);
  return ready.status === 200 && page.status === 200;
}

const PAGES = ['/', '/tools/sets', '/tools/profile/demo/bio', '/faq'].map((path) => () => path);

/** A reader for each of `pages`, which tell the next address. */
export function startReaders(url, { pages = PAGES, pauseMs = 0 } = {}) {
  let isOver = false;
  const failed = new Set();
  let read = 0;
  let failures = 0;
  let slowestMs = 0;
  const readers = pages.map(async (next) => {
    while (!isOver) {
      await visit(next());
      if (pauseMs) await sleep(pauseMs);
    }
  });

  async function visit(path) {
    const began = Date.now();
    try {
      const page = await ask(url + path);
      read += 1;
      slowestMs = Math.max(slowestMs, Date.now() - began);
      if (page.status !== 200) fail(`${path} was ${page.status} (${wordsOf(page.text)})`);
    } catch (failure) {
      if (failure.code !== 'ECONNREFUSED') fail(`${path}: ${failure.message}`);
      await sleep(50);
    }
  }

  function fail(what) {
    failures += 1;
    failed.add(what);
  }

  return {
    pause() {
      isOver = true;
    },
    async stop() {
      isOver = true;
      await Promise.all(readers);
      return { failed: [...failed], read, failures, slowestMs };
    },
  };
}

function wordsOf(html) {
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? html.slice(0, 60);
}

export function listenAt(url, onText) {
  const options = { headers: { 'x-wallabee-api-key': KEY }, rejectUnauthorized: false, agent: false };
  return new Promise((done, fail) => {
    const request = (url.startsWith('https') ? https : http).get(`${url}/api/events`, options, (response) => {
      response.on('data', (chunk) => onText(String(chunk))).on('error', () => {});
      done(response);
    });
    request.on('error', fail);
  });
}
