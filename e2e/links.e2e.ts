import { expect, test } from '@playwright/test';
import { SITE } from './sites.ts';

/** Pages of one kind are rendered alike, so this many of each are checked. */
const MOST_OF_A_KIND = 5;

interface Page {
  status: number;
  html: string;
}

test('no link or anchor of the whole site is broken', async ({ request }) => {
  test.slow();
  const pages = await crawl(async (path) => {
    const response = await request.get(path);
    const isPage = response.headers()['content-type']?.startsWith('text/html');
    return { status: response.status(), html: isPage ? await response.text() : '' };
  });

  expect([...pages].flatMap(([path, page]) => faultsOf(path, page, pages))).toEqual([]);
  expect(pages.size).toBeGreaterThan(50);
});

async function crawl(open: (path: string) => Promise<Page>): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  const known = new Set(['/']);
  const kinds = new Map<string, number>();
  // Iterating a set includes entries added on the way.
  for (const path of known) {
    const page = await open(path);
    pages.set(path, page);
    for (const { pathname, search } of linksIn(page.html, path)) {
      if (!known.has(pathname + search) && shouldVisit(pathname, kinds)) known.add(pathname + search);
    }
  }
  return pages;
}

function shouldVisit(path: string, kinds: Map<string, number>): boolean {
  const kind = path.replace(/\d+/g, '0').replace(/\/(profile|news)\/[^/]+/, '/$1/0');
  const seen = kinds.get(kind) ?? 0;
  kinds.set(kind, seen + 1);
  return seen < MOST_OF_A_KIND;
}

function faultsOf(path: string, { status, html }: Page, pages: Map<string, Page>): string[] {
  const lost = linksIn(html, path).filter(({ pathname, search, hash }) => {
    const target = pages.get(pathname + search);
    return hash.length > 1 && target && !target.html.includes(`id="${hash.slice(1)}"`);
  });
  return [
    ...(status >= 400 ? [`${path} is answered with ${status}`] : []),
    ...lost.map(({ pathname, hash }) => `${path} links to ${pathname}${hash}, which has no such place`),
  ];
}

function linksIn(html: string, path: string): URL[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), SITE + path))
    .filter(({ origin, protocol }) => origin === SITE && protocol === 'http:');
}
