import { expect, test } from 'vitest';
import { isReadable, readable } from './readable-text.ts';

test('JSON is indented, other text is unchanged', () => {
  expect(readable('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(readable('<b>no</b>')).toBe('<b>no</b>');
});

test.each([
  { type: 'application/json; charset=utf-8', isText: true },
  { type: 'text/html', isText: true },
  { type: 'text/event-stream', isText: true },
  { type: 'application/x-ndjson', isText: true },
  { type: 'application/schema+json', isText: true },
  { type: 'application/atom+xml', isText: true },
  { type: 'application/xml', isText: true },
  { type: 'application/javascript; charset=utf-8', isText: true },
  { type: 'image/png', isText: false },
  { type: 'application/gzip', isText: false },
  { type: 'application/zip', isText: false },
  { type: 'application/octet-stream', isText: false },
  { type: '', isText: false },
])('"$type" is shown as text: $isText', ({ type, isText }) => {
  expect(isReadable(type)).toBe(isText);
});
