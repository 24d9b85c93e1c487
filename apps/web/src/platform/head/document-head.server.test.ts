import { itemPreview } from '@wallabee/contract/previews/preview-content';
import { describe, expect, test } from 'vitest';
import { documentHead, withHead } from './document-head.server.ts';
import type { PageDescription } from './page-description.ts';

const siteUrl = 'https://wallabee.example';
const facts = { url: `${siteUrl}/faq`, title: 'FAQ · WallaBee', description: 'What players ask' };
const EMPTY = '<html><head><meta charSet="utf-8"/><title></title></head></html>';

async function headOf(description: PageDescription = {}, page: object = facts): Promise<string> {
  return withHead(EMPTY, await documentHead({ siteUrl, facts: page, description }));
}

describe('Open Graph', () => {
  const property = (head: string, name: string) =>
    new RegExp(`property="${name}" content="([^"]*)"`).exec(head)?.[1];

  test('a page without a picture of its own shows the brand’s', async () => {
    const head = await headOf();

    expect(property(head, 'og:title')).toBe('FAQ · WallaBee');
    expect(property(head, 'og:url')).toBe(`${siteUrl}/faq`);
    expect(property(head, 'og:type')).toBe('website');
    expect(property(head, 'og:image')).toMatch(
      /^https:\/\/wallabee\.example\/previews\/site\.png\?k=[\w-]{16}$/,
    );
    expect(property(head, 'og:image:width')).toBe('1200');
    expect(property(head, 'og:image:height')).toBe('630');
    expect(property(head, 'og:image:type')).toBe('image/png');
    expect(property(head, 'og:image:alt')).toBe('The world is full of small numbered things.');
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });

  test('the picture of an item says what it shows', async () => {
    const item = {
      item_type_id: 7 as never,
      name: 'Fog Bell',
      set_name: 'Harbour',
      retired: false,
      image_key: 'k',
    };
    const preview = itemPreview({ ...item, description: '', total_issued: 1_234, release_date: null });

    const head = await headOf({ preview });

    expect(property(head, 'og:image')).toMatch(/\/previews\/item-7\.png\?k=/);
    expect(property(head, 'og:image:alt')).toBe('Fog Bell · Harbour · Issued: 1,200+');
  });

  test('a post is an article with its date', async () => {
    const head = await headOf({ published: '2026-01-08T08:00:00.000Z' });

    expect(property(head, 'og:type')).toBe('article');
    expect(property(head, 'article:published_time')).toBe('2026-01-08T08:00:00.000Z');
  });

  test('comes right after the encoding, where chats that read only the beginning find it', async () => {
    expect(await headOf()).toContain('<meta charSet="utf-8"/><meta property="og:title"');
  });

  test('names cannot leave the attribute', async () => {
    const head = await headOf({}, { ...facts, title: '"><script>alert(1)</script>' });

    expect(head).not.toContain('<script>alert');
    expect(property(head, 'og:title')).toBe('&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;');
  });

  test('a page that was not found has no preview and no data', async () => {
    const head = await headOf({}, {});

    expect(head).not.toContain('og:');
    expect(head).not.toContain('ld+json');
  });
});

describe('links', () => {
  test('the news are found from every page in both formats, and the search too', async () => {
    for (const head of [await headOf(), await headOf({}, {})]) {
      expect(head).toContain('rel="alternate" type="application/atom+xml" href="/feeds/news.atom"');
      expect(head).toContain('rel="alternate" type="application/feed+json" href="/feeds/news.json"');
      expect(head).toContain(
        'rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml"',
      );
    }
  });

  test('other feeds are found from the pages they belong to', async () => {
    const head = await headOf({ feeds: ['new-items', 'store-items'] });

    expect(head.match(/rel="alternate"/g)).toHaveLength(6);
    expect(head).toContain('href="/feeds/store-items.atom"');
    expect(await headOf()).not.toContain('store-items');
  });
});

describe('structured data', () => {
  const dataOf = (head: string) => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? [];
    return JSON.parse(json);
  };

  test('a page describes itself and the path to it', async () => {
    const head = await headOf({ above: [{ name: 'The Team', path: '/about' }] });

    expect(dataOf(head)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebPage', url: `${siteUrl}/faq`, name: 'FAQ', description: 'What players ask' },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'WallaBee', item: `${siteUrl}/` },
            { '@type': 'ListItem', position: 2, name: 'The Team', item: `${siteUrl}/about` },
            { '@type': 'ListItem', position: 3, name: 'FAQ', item: `${siteUrl}/faq` },
          ],
        },
      ],
    });
  });

  test('the path ends in the name of the page, without those above it', async () => {
    const head = await headOf(
      { above: [{ name: 'FAQ', path: '/faq' }] },
      { ...facts, title: 'Items · FAQ · WallaBee' },
    );

    const [, path] = dataOf(head)['@graph'];
    expect(path.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'WallaBee',
      'FAQ',
      'Items',
    ]);
  });

  test.each([
    '</script><script>alert(1)</script>',
    '</SCRIPT ><img src=x onerror=alert(1)>',
    '<!--<script>',
    ']]>',
    '\u2028\u2029',
    '\\u003c/script>',
    '&lt;/script&gt;',
    '$& $1 $`',
  ])('what players write cannot leave the block: %s', async (name) => {
    const head = await headOf({ data: () => [{ '@type': 'Person', name }] }, { ...facts, title: name });
    const [, block = ''] = head.split('<script type="application/ld+json">');
    const [json = ''] = block.split('</script></head>');

    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(dataOf(head)['@graph'][0].name).toBe(name);
  });

  test('the home page has no path above it', async () => {
    const head = await headOf({}, { ...facts, url: `${siteUrl}/` });

    expect(dataOf(head)['@type']).toBe('WebPage');
  });
});
