import { expect, test } from 'vitest';
import { type EditorView, editorHref, editorViewFrom } from './editor-address.ts';

test.each<{ search: string; view: EditorView }>([
  { search: '?', view: { name: '', page: 1, past: 1 } },
  { search: '?q=fog+bell&page=2', view: { name: 'fog bell', page: 2, past: 1 } },
  { search: '?past=3', view: { name: '', page: 1, past: 3 } },
])('$search is read and written', ({ search, view }) => {
  expect(editorViewFrom(new URLSearchParams(search))).toEqual(view);
  expect(editorHref(view)).toBe(search);
});

test('a name is cut to what the call takes, and a wrong page is the first [ER-03]', () => {
  const view = editorViewFrom(new URLSearchParams({ q: 'x'.repeat(200), page: '-1', past: 'two' }));

  expect(view).toEqual({ name: 'x'.repeat(100), page: 1, past: 1 });
});
