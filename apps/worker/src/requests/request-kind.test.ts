import { expect, test } from 'vitest';
import { requestKind } from './request-kind.ts';

const site = 'https://bee.example';

test.each([
  { url: '/tools/item/7', mode: 'navigate', kind: 'page' },
  { url: '/', mode: 'navigate', kind: 'page' },
  { url: '/tools/item/7.data?_routes=x', mode: 'cors', kind: 'data' },
  { url: '/_.data', mode: 'cors', kind: 'data' },
  { url: '/api/stores/2', mode: 'cors', kind: 'call' },
  { url: '/api/events?kinds=swaps', mode: 'cors', kind: 'other' },
  { url: '/assets/page-abc.js', mode: 'no-cors', kind: 'file' },
  { url: '/art/item-7-100.webp?k=a', mode: 'no-cors', kind: 'picture' },
  { url: '/retro/index.html', mode: 'navigate', kind: 'other' },
  { url: '/meta.json', mode: 'cors', kind: 'other' },
  { url: '/api/login', mode: 'cors', method: 'POST', kind: 'other' },
  { url: '/tools/item/7', mode: 'navigate', method: 'POST', kind: 'other' },
])('$method $url is $kind', ({ url, mode, kind, method = 'GET' }) => {
  expect(requestKind({ url: site + url, mode, method }, site)).toBe(kind);
});

test.each(['/a', '/api/stores/2'])('%s of another site is left to the browser', (path) => {
  expect(
    requestKind({ url: `https://elsewhere.example${path}`, mode: 'navigate', method: 'GET' }, site),
  ).toBe('other');
});
