import { expect, test } from 'vitest';
import { toDocument } from './to-document.ts';

const SITE = 'https://wallabee.example';

test.each([
  ['/_.data', '/'],
  ['/tools/_.data', '/tools/'],
  ['/tools/item/5.data?_routes=pages%2Ftools%2Fitem-page', '/tools/item/5'],
  ['/tools/search.data?q=a+b&_routes=x&page=2', '/tools/search?q=a+b&page=2'],
  ['//elsewhere.example/x.data', '/elsewhere.example/x'],
])('the data of %s becomes the document %s [FK-04]', (data, page) => {
  const answer = toDocument(SITE + data);

  expect(answer.status).toBe(204);
  expect(answer.headers.get('x-remix-redirect')).toBe(page);
  expect(answer.headers.get('x-remix-reload-document')).toBe('true');
});
