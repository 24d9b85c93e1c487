import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

let searches: typeof import('./recent-searches.ts');
let storage: Map<string, string>;

beforeEach(async () => {
  storage = new Map();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  searches = await import('./recent-searches.ts');
});

const remembered = () => JSON.parse(storage.get('recentSearches') ?? '[]');

test('the newest search comes first, once [QL-08]', () => {
  for (const text of ['yeti', 'is:palindrome', '  yeti ', ' ']) searches.rememberSearch(text);

  expect(remembered()).toEqual(['yeti', 'is:palindrome']);
});

test('eight searches are remembered until they are forgotten', () => {
  for (let place = 1; place <= 10; place++) searches.rememberSearch(`set ${place}`);
  expect(remembered()).toHaveLength(8);
  expect(remembered()[0]).toBe('set 10');

  searches.forgetSearches();
  expect(storage.size).toBe(0);
});

test.each(['{', '{"a":1}', '[1,"yeti"]'])('storage that holds %s is survived', (written) => {
  storage.set('recentSearches', written);

  searches.rememberSearch('bell');

  expect(remembered()[0]).toBe('bell');
  expect(remembered()).not.toContain(1);
});

test('the server renders none', () => {
  const List = () => searches.useRecentSearches().join();
  searches.rememberSearch('yeti');

  expect(renderToStaticMarkup(<List />)).toBe('');
});
