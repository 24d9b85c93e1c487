export const HATS = {
  title: 'The Hats Have Been Counted',
  date: '2026-01-08T09:30:00.000Z',
  permalink: 'https://blog.example/2026/hats',
  thumbnail: 'https://blog.example/pictures/hats.jpg',
};

export function aJsonFeed(items: unknown = [aJsonItem()]): string {
  return JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'The hive', items });
}

export function aJsonItem(fields: Record<string, unknown> = {}) {
  return {
    id: HATS.permalink,
    url: HATS.permalink,
    title: HATS.title,
    date_published: '2026-01-08T10:30:00+01:00',
    image: HATS.thumbnail,
    ...fields,
  };
}

export function anRssFeed(items: string = anRssItem()): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
      <channel><title>The hive</title><link>https://blog.example/</link>${items}</channel>
    </rss>`;
}

export function anRssItem(fields: Partial<Record<'title' | 'link' | 'pubDate' | 'media', string>> = {}) {
  const {
    title = `<title>${HATS.title}</title>`,
    link = `<link>${HATS.permalink}</link>`,
    pubDate = '<pubDate>Thu, 08 Jan 2026 10:30:00 +0100</pubDate>',
    media = `<media:thumbnail url="${HATS.thumbnail}" />`,
  } = fields;
  return `<item>${title}${link}${pubDate}${media}</item>`;
}

export function anAtomFeed(entries: string = anAtomEntry()): string {
  return `<?xml version="1.0"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
      <title>The hive</title><link href="https://blog.example/" />${entries}
    </feed>`;
}

export function anAtomEntry(fields: Partial<Record<'title' | 'links' | 'dates' | 'media', string>> = {}) {
  const {
    title = `<title type="html">${HATS.title}</title>`,
    links = `<link rel="replies" href="/replies" /><link rel="alternate" href="${HATS.permalink}" />`,
    dates = '<updated>2026-02-01T00:00:00Z</updated><published>2026-01-08T09:30:00Z</published>',
    media = `<media:group><media:content medium="image" url="${HATS.thumbnail}" /></media:group>`,
  } = fields;
  return `<entry>${title}${links}${dates}${media}</entry>`;
}
