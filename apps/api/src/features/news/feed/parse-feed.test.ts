import { describe, expect, test } from 'vitest';
import {
  aJsonFeed,
  aJsonItem,
  anAtomEntry,
  anAtomFeed,
  anRssFeed,
  anRssItem,
  HATS,
} from './feeds.fixture.ts';
import { parseFeed } from './parse-feed.ts';

const parse = (body: string | Buffer, contentType = '') =>
  parseFeed({ url: new URL('https://blog.example/feeds/all'), contentType, body: Buffer.from(body) });

test.each([
  { format: 'JSON Feed 1.1', feed: aJsonFeed() },
  { format: 'JSON Feed 1.0', feed: aJsonFeed().replace('/1.1', '/1') },
  { format: 'RSS 2.0', feed: anRssFeed() },
  { format: 'Atom', feed: anAtomFeed() },
  { format: 'a feed behind a byte order mark', feed: `\ufeff\n${anRssFeed()}` },
])('$format is read [AP-21]', ({ feed }) => {
  expect(parse(feed)).toEqual([HATS]);
});

test.each([
  {
    what: 'the external address of a JSON item',
    feed: json({ url: undefined, external_url: HATS.permalink }),
  },
  {
    what: 'its change date without a publication date',
    feed: json({ date_published: 1, date_modified: HATS.date }),
  },
  { what: 'its banner', feed: json({ image: undefined, banner_image: HATS.thumbnail }) },
  {
    what: 'its attached picture',
    feed: json({ image: 7, attachments: [{ url: 'x', mime_type: 'audio/mpeg' }, picture('image/jpeg')] }),
  },
  { what: 'a title in CDATA', feed: rss({ title: `<title><![CDATA[<i>${HATS.title}</i>]]></title>` }) },
  { what: 'the guid where there is no link', feed: rss({ link: `<guid>${HATS.permalink}</guid>` }) },
  {
    what: 'an enclosed picture',
    feed: rss({
      media: `<enclosure type="audio/x" url="x"/><enclosure type="image/png" url="${HATS.thumbnail}"/>`,
    }),
  },
  {
    what: 'the first picture of the text',
    feed: rss({
      media: `<content:encoded>&lt;p&gt;Hats!&lt;img alt="" src="${HATS.thumbnail}"&gt;</content:encoded>`,
    }),
  },
  { what: 'a title in XHTML', feed: atom({ title: `<title type="xhtml"><div>${HATS.title}</div></title>` }) },
  { what: 'a link without a relation', feed: atom({ links: `<link href="${HATS.permalink}"/>` }) },
  { what: 'a relative link', feed: atom({ links: '<link href="../2026/hats"/>' }) },
  { what: 'a change without a publication', feed: atom({ dates: `<updated>${HATS.date}</updated>` }) },
  {
    what: 'an enclosing link',
    feed: atom({ media: `<link rel="enclosure" type="image/jpeg" href="${HATS.thumbnail}"/>` }),
  },
])('$what is understood [AP-21]', ({ feed }) => {
  expect(parse(feed)).toEqual([HATS]);
});

test('the newest six come first, whatever their order [AP-21]', () => {
  const days = ['03', '09', '01', '08', '02', '07', '04'];
  const items = days.map((day) => aJsonItem({ title: day, date_published: `2026-01-${day}T00:00:00Z` }));

  const posts = parse(aJsonFeed(items));

  expect(posts.map(({ title }) => title)).toEqual(['09', '08', '07', '04', '03', '02']);
});

test.each([
  { what: 'no title', fields: { title: ' ' } },
  { what: 'no date', fields: { date_published: 'yesterday' } },
  { what: 'a date out of range', fields: { date_published: '+012026-01-01T00:00:00Z' } },
  { what: 'no address', fields: { url: null } },
  { what: 'a script for an address', fields: { url: 'javascript:alert(1)' } },
  { what: 'a script in disguise', fields: { url: ' java\nscript:alert(1)' } },
  { what: 'a file for an address', fields: { url: 'file:///etc/passwd' } },
  { what: 'data for an address', fields: { url: 'data:text/html,<script>alert(1)</script>' } },
  { what: 'a password in its address', fields: { url: 'https://ada:secret@blog.example/' } },
])('a post with $what is left out, and the others stay', ({ fields }) => {
  expect(parse(aJsonFeed([aJsonItem(fields), null, 7, aJsonItem()]))).toEqual([HATS]);
});

test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'ftp://blog.example/x.png', 'http://['])(
  'the thumbnail %s is left out',
  (image) => {
    expect(parse(aJsonFeed([aJsonItem({ image })]))).toEqual([{ ...HATS, thumbnail: null }]);
  },
);

test.each([
  { feed: rss({ title: '<title>&lt;script&gt;steal()&lt;/script&gt;News</title>' }) },
  { feed: rss({ title: '<title><![CDATA[<script>steal()</script>News]]></title>' }) },
  { feed: atom({ title: '<title type="html">&lt;img src=x onerror=steal()&gt;News</title>' }) },
  { feed: json({ title: '<b onmouseover="steal()">News</b>' }) },
])('a title is text, never markup: $feed', ({ feed }) => {
  expect(parse(feed)[0]?.title).toBe('News');
});

describe('letters', () => {
  const feed = anRssFeed(anRssItem({ title: '<title>Frühlingsfest</title>' }));
  const inLatin1 = Buffer.from(feed.replace('UTF-8', 'ISO-8859-1'), 'latin1');

  test.each([
    { how: 'UTF-8', body: Buffer.from(feed), contentType: 'application/rss+xml' },
    { how: 'as the document says', body: inLatin1, contentType: 'application/rss+xml' },
    { how: 'as the answer says', body: Buffer.from(feed, 'latin1'), contentType: 'text/xml; charset=latin1' },
    {
      how: 'UTF-8 for an unknown charset',
      body: Buffer.from(feed),
      contentType: 'text/xml; charset=klingon',
    },
  ])('$how', ({ body, contentType }) => {
    expect(parse(body, contentType)[0]?.title).toBe('Frühlingsfest');
  });
});

test.each([
  { what: 'nothing', feed: '', why: 'neither JSON nor XML' },
  { what: 'words', feed: 'Bad gateway', why: 'neither JSON nor XML' },
  { what: 'half of a JSON Feed', feed: aJsonFeed().slice(0, -9), why: 'broken JSON' },
  { what: 'some other JSON', feed: '{"items":[]}', why: 'not a JSON Feed' },
  { what: 'items that are no list', feed: aJsonFeed({ length: 3 }), why: 'not a JSON Feed' },
  { what: 'half of an RSS feed', feed: anRssFeed().slice(0, -20), why: 'broken XML' },
  { what: 'crossed tags', feed: anRssFeed('<item><title></item></title>'), why: 'broken XML' },
  { what: 'a page', feed: '<html><body>Bad gateway</body></html>', why: 'neither RSS nor Atom' },
  { what: 'endless nesting', feed: anRssFeed('<a>'.repeat(90) + '</a>'.repeat(90)), why: 'cannot be read' },
  { what: 'a billion laughs', feed: billionLaughs(), why: 'document type' },
  {
    what: 'a file of the server’s',
    feed: `<!DOCTYPE rss [<!ENTITY file SYSTEM "file:///etc/passwd">]>${anRssFeed('&file;')}`,
    why: 'document type',
  },
])('$what is not a feed', ({ feed, why }) => {
  expect(() => parse(feed)).toThrow(why);
});

test('an empty feed is a feed', () => {
  expect(parse(aJsonFeed([]))).toEqual([]);
  expect(parse(anRssFeed(''))).toEqual([]);
  expect(parse(anAtomFeed(''))).toEqual([]);
});

test('undeclared entities stay as they are', () => {
  expect(parse(rss({ title: '<title>&lol9; News</title>' }))[0]?.title).toBe('&lol9; News');
});

test('a megabyte of hostile input takes less than five seconds of CPU time', () => {
  const hostile = [
    anRssFeed(anRssItem({ title: `<title>${'&lt;a '.repeat(150_000)}</title>` })),
    anRssFeed('<item><title>x</title></item>'.repeat(30_000)),
    aJsonFeed([aJsonItem({ title: '<'.repeat(900_000) })]),
    anRssFeed(anRssItem({ media: `<content:encoded>${'&lt;img '.repeat(120_000)}</content:encoded>` })),
  ];
  for (const feed of hostile) {
    const before = process.cpuUsage();
    parse(feed);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
  }
});

function json(fields: Record<string, unknown>) {
  return aJsonFeed([aJsonItem(fields)]);
}

function rss(fields: Parameters<typeof anRssItem>[0]) {
  return anRssFeed(anRssItem(fields));
}

function atom(fields: Parameters<typeof anAtomEntry>[0]) {
  return anAtomFeed(anAtomEntry(fields));
}

function picture(mime_type: string) {
  return { url: HATS.thumbnail, mime_type };
}

function billionLaughs() {
  const levels = Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY lol${level + 1} "${`&lol${level};`.repeat(10)}">`,
  );
  return `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY lol0 "lol">${levels.join('')}]>${anRssFeed('&lol9;')}`;
}
