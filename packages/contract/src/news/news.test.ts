import { describe, expect, test } from 'vitest';
import { CallbackName } from './news.ts';

describe('a callback name [AP-21]', () => {
  test.each(['show', '_', '$', 'jQuery34107297834_1700000000000', 'app.news.show', '$$.x1'])(
    '%s is valid',
    (name) => {
      expect(CallbackName.safeParse(name).success).toBe(true);
    },
  );

  test.each([
    '',
    '1st',
    'a b',
    'a;alert(1)',
    'alert(1)//',
    'a[0]',
    'a.',
    '.a',
    'a..b',
    'a-b',
    '<script>',
    'näh',
    'a\n',
    'a\u2028b',
    '\\u0061',
    'x'.repeat(65),
  ])('%j is invalid', (name) => {
    expect(CallbackName.safeParse(name).success).toBe(false);
  });
});
