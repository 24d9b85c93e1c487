import type { Feed, FeedAddresses, FeedEntry } from './feed.ts';
import { escapeXml } from './xml.ts';

export function toAtomFeed({ title, description, pageUrl, entries }: Feed, addresses: FeedAddresses): string {
  const { siteUrl, feedId, feedUrl } = addresses;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', feedId),
    element('title', title),
    element('subtitle', description),
    // Atom requires an update time, also of an empty feed.
    element('updated', entries[0]?.published_at ?? '1970-01-01T00:00:00.000Z'),
    ...(feedUrl === null ? [] : [link({ rel: 'self', type: 'application/atom+xml', href: feedUrl })]),
    link({ rel: 'alternate', type: 'text/html', href: pageUrl }),
    `<author>${element('name', 'WallaBee')}${element('uri', siteUrl)}</author>`,
    ...entries.map(toEntry),
    '</feed>',
  ].join('\n');
}

function toEntry({ url, id = url, title, summary, text, image, published_at }: FeedEntry): string {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    element('published', published_at),
    element('updated', published_at),
    link({ rel: 'alternate', type: 'text/html', href: url }),
    image === null ? '' : link({ rel: 'enclosure', type: 'image/png', href: image }),
    element('summary', summary),
    element('content', text),
    '</entry>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function link(attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`);
  return `<link${written.join('')}/>`;
}
