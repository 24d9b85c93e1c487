import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharedTarget } from './shared-target.ts';

const SITE = 'https://bee.example';

const page = (path: string) => ({ kind: 'page', path });
const search = (q: string) => ({ kind: 'search', q });
const code = (written: string) => ({ kind: 'code', code: written });

test.each([
  ['https://bee.example/tools/item/109', page('/tools/item/109')],
  ['http://www.bee.example/tools/item/109/num/42', page('/tools/item/109/num/42')],
  ['Look at this: https://bee.example/forums/4/0/1#post-3!', page('/forums/4/0/1#post-3')],
  [
    '(https://bee.example/tools/search?q=set:attic+number%3C9).',
    page('/tools/search?q=set:attic+number%3C9'),
  ],
  ['https://bee.example/', page('/')],
  ['https://bee.example/#/tools/sets/40', page('/tools/sets/40')],
  ['https://bee.example/u/zoe/redeem/BUILD-A-UNIQUE-1', page('/u/zoe/redeem/BUILD-A-UNIQUE-1')],
  ['https://wallab.ee/tools/place/77', page('/tools/place/77')],
  ['https://www.itembee.com/item/5/num/42', page('/tools/item/5/num/42')],
  ['https://itembee.com/#!/item/5', page('/tools/item/5')],
  ['https://itembee.com/set/40/', page('/tools/sets/40')],
  ['https://api.wallabee.com/x?item=5&number=42', page('/tools/item/5/num/42')],
  ['wallabee://item/5/42', page('/tools/item/5/num/42')],
  ['wallabee://item/5', page('/tools/item/5')],
  ['wallabee://profile/zoe', page('/tools/profile/zoe')],
  ['BUILD-A-UNIQUE-1', code('BUILD-A-UNIQUE-1')],
  ['Your code: GOLDEN-2024', code('GOLDEN-2024')],
  ['Redeem BUILD-A-UNIQUE-2 today', code('BUILD-A-UNIQUE-2')],
  ['Wallaby #123', search('Wallaby #123')],
  ['fog bell', search('fog bell')],
  ['T-SHIRT', search('T-SHIRT')],
  ['read the code of conduct', search('read the code of conduct')],
  ['Fog Bell https://elsewhere.example/tools/item/5', search('Fog Bell')],
  ['', search('')],
])('%s leads to its page', (text, target) => {
  expect(sharedTarget({ text }, SITE)).toEqual(target);
});

test('an address comes before the text, and the text before the title', () => {
  const shared = { title: 'Fog Bell', text: 'Yeti', url: 'https://bee.example/tools/item/5' };

  expect(sharedTarget(shared, SITE)).toEqual(page('/tools/item/5'));
  expect(sharedTarget({ ...shared, url: null }, SITE)).toEqual(search('Yeti'));
  expect(sharedTarget({ title: 'Fog Bell', text: 'https://elsewhere.example/' }, SITE)).toEqual(
    search('Fog Bell'),
  );
});

test.each([
  'https://elsewhere.example/',
  'https://bee.example.elsewhere.example/tools/item/5',
  'https://elsewhere.example/?https://bee.example',
  'https://bee.example@elsewhere.example/tools/item/5',
  'https://bee.example//elsewhere.example/',
  'https://bee.example/\\elsewhere.example',
  'https://wallab.ee//elsewhere.example/',
  'https://notwallab.ee/tools/item/5',
  'https://wallabee.elsewhere.example.org.evil/x',
  'wallabee:////elsewhere.example/tools/item/5',
  'javascript://bee.example/%0aalert(1)',
  'data://bee.example/tools',
  'https://bee.example/login',
  'https://bee.example/share?text=https://bee.example/share',
  'https://itembee.com/#!//elsewhere.example',
])('%s leads to no page', (url) => {
  expect(sharedTarget({ url }, SITE).kind).toBe('search');
});

test('whatever is shared, the page is one of this site and the search is short', () => {
  const part = fc.option(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 3_000 }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc
        .tuple(fc.constantFrom('https://bee.example', 'wallabee:/', 'https://itembee.com/#!'), fc.string())
        .map(([start, rest]) => start + rest),
    ),
  );
  fc.assert(
    fc.property(part, part, part, (title, text, url) => {
      const target = sharedTarget({ title, text, url }, SITE);
      if (target.kind === 'page') expect(new URL(target.path, SITE).origin).toBe(SITE);
      if (target.kind === 'search') expect(target.q.length).toBeLessThanOrEqual(2_000);
      if (target.kind === 'code') expect(target.code.length).toBeLessThanOrEqual(64);
    }),
    { numRuns: 500 },
  );
});
