import { expect, test } from 'vitest';
import { isSafeHref } from './post-html.ts';

test.each([
  'https://example.com/a?b#c',
  'http://x.y',
  'HTTPS://EXAMPLE.COM',
  'mailto:a@b.c',
  '/tools/item/3',
  '#faq11',
  '/',
])('%s may be linked', (href) => {
  expect(isSafeHref(href)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'https://a\nb',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://x/1',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:///evil.example',
  'https:evil.example',
  'evil.example',
  '',
  '\u0001javascript:alert(1)',
])('%o may not [FO-06]', (href) => {
  expect(isSafeHref(href)).toBe(false);
});
