import { postHue } from '@wallabee/contract/news/post-picture';
import { expect, test } from 'vitest';
import { newsRows } from './news-rows.ts';

const SITE = 'https://wallabee.example';
const HATS = { title: 'The Hats Have Been Counted', date: '2026-01-08T00:00:00.000Z' };

test('a post of the site’s own blog links to its page, with its drawing on a plate [HM-02]', () => {
  const thumbnail = `${SITE}/api/image/post-8-100.png?k=abc_-123`;

  const rows = newsRows([{ ...HATS, permalink: `${SITE}/news/hats`, thumbnail }], SITE);

  expect(rows).toEqual([
    {
      ...HATS,
      href: '/news/hats',
      picture: {
        kind: 'drawing',
        hue: postHue(8),
        art: {
          src: '/art/post-8-50.webp?k=abc_-123',
          srcSet: '/art/post-8-50.webp?k=abc_-123 50w, /art/post-8-100.webp?k=abc_-123 100w',
        },
      },
    },
  ]);
});

test('a post of another blog links there, with its picture served by this site [HM-02]', () => {
  const thumbnail = `${SITE}/api/blog/thumbnails/xyz.webp`;

  const rows = newsRows([{ ...HATS, permalink: 'https://blog.example/hats', thumbnail }], SITE);

  expect(rows).toEqual([
    {
      ...HATS,
      href: 'https://blog.example/hats',
      picture: { kind: 'photograph', address: '/api/blog/thumbnails/xyz.webp' },
    },
  ]);
});

test.each([
  { why: 'no thumbnail', thumbnail: null, picture: null },
  {
    why: 'a similar address of another site',
    thumbnail: 'https://wallabee.example.com/api/image/post-8-100.png?k=abc',
    picture: {
      kind: 'photograph',
      address: 'https://wallabee.example.com/api/image/post-8-100.png?k=abc',
    },
  },
])('$why', ({ thumbnail, picture }) => {
  const [row] = newsRows([{ ...HATS, permalink: 'https://wallabee.example.com/', thumbnail }], SITE);

  expect(row).toMatchObject({ href: 'https://wallabee.example.com/', picture });
});
