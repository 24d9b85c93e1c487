import { expect, test } from 'vitest';
import { withOldValues } from './old-values.ts';

test.each([
  { why: 'ids are text', today: { id: 7, set_id: 0 }, old: { id: '7', set_id: '0' } },
  { why: 'nothing stays nothing', today: { place_id: null }, old: { place_id: null } },
  {
    why: 'numbers, points and prices are text',
    today: { number: 12, lat: 51.5, lng: -0.12, radius: 75, cost: 400, store_cost: 45 },
    old: { number: '12', lat: '51.5', lng: '-0.12', radius: '75', cost: '400', store_cost: '45' },
  },
  { why: 'what no store sells has no price', today: { store_cost: null }, old: { store_cost: '' } },
  {
    why: 'counts are integers',
    today: { total_issued: 5, item_count: 6, paging: { total_pages: 7 } },
    old: { total_issued: 5, item_count: 6, paging: { total_pages: 7 } },
  },
  { why: 'so are members of other lists', today: { items: [4, 5] }, old: { items: [4, 5] } },
  {
    why: 'the ids of a mix and of categories are text',
    today: { mix: [107, 105], categories: [8] },
    old: { mix: ['107', '105'], categories: ['8'] },
  },
  {
    why: 'whole categories keep their form',
    today: { categories: [{ id: 8 }] },
    old: { categories: [{ id: '8' }] },
  },
  {
    why: 'instants are RFC 2822',
    today: { created_at: '2012-02-05T18:37:51.000Z', release_date: '2012-02-16T15:00:00.000Z' },
    old: { created_at: 'Sun, 05 Feb 2012 18:37:51 +0000', release_date: 'Thu, 16 Feb 2012 15:00:00 +0000' },
  },
  {
    why: 'so are the dates of posts',
    today: { date: '2012-02-05T18:37:51.000Z', created: '2012-02-16T15:00:00.000Z' },
    old: { date: 'Sun, 05 Feb 2012 18:37:51 +0000', created: 'Thu, 16 Feb 2012 15:00:00 +0000' },
  },
  { why: 'a day stays a day', today: { date: '2012-02-05' }, old: { date: '2012-02-05' } },
  {
    why: 'the times of messages stay seconds, and a text stays a text',
    today: { created_at: 1_353_283_200, bio: '2012-02-05T18:37:51.000Z' },
    old: { created_at: 1_353_283_200, bio: '2012-02-05T18:37:51.000Z' },
  },
  { why: 'a usual status is empty', today: { status: 'DEFAULT' }, old: { status: '' } },
  { why: 'a locked item is LOCKED', today: { status: 'LOCKED' }, old: { status: 'LOCKED' } },
  { why: 'so is one in the lockbox', today: { status: 'LOCKBOX' }, old: { status: 'LOCKED' } },
  { why: 'other words stay', today: { status: 'UNIQUEPOOL' }, old: { status: 'UNIQUEPOOL' } },
  {
    why: 'a status that is no word is mapped inside',
    today: { status: { saved: 3, id: 4 } },
    old: { status: { saved: 3, id: '4' } },
  },
  { why: 'flags are flags', today: [{ saved: true }], old: [{ saved: true }] },
  { why: 'no answer is no answer', today: null, old: null },
])('$why [DV-01]', ({ today, old }) => {
  expect(withOldValues(today)).toEqual(old);
});

test('pictures have URLs in seven sizes [DV-01]', () => {
  const address = (size: number) => `https://bees.example/api/image/item-109.2-${size}.png`;

  expect(withOldValues({ image_url_50: address(50), image_url_100: address(100) })).toEqual(
    Object.fromEntries([25, 50, 60, 100, 120, 200, 512].map((size) => [`image_url_${size}`, address(size)])),
  );
});

test('names beyond the size of the cache are mapped too', () => {
  const byType = Object.fromEntries(Array.from({ length: 3_000 }, (_, id) => [`${id}`, { number: id }]));
  const mapped = withOldValues(byType) as Record<string, { number: string }>;

  expect(mapped['2999']).toEqual({ number: '2999' });
  expect(withOldValues({ unheard_of_id: 1 })).toEqual({ unheard_of_id: '1' });
});
