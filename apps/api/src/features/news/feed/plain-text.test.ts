import { expect, test } from 'vitest';
import { toPlainText } from './plain-text.ts';

test.each([
  ['The Hats Have Been Counted', 'The Hats Have Been Counted'],
  ['  two\n\tlines ', 'two lines'],
  ['Bread &amp; Butter', 'Bread & Butter'],
  ['Bread &amp;amp; Butter', 'Bread & Butter'],
  ['It&#8217;s &ldquo;here&rdquo; &#x2014; look', 'It’s “here” — look'],
  ['A <b>bold</b> &lt;i&gt;claim&lt;/i&gt;', 'A bold claim'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['I <3 bees', 'I <3 bees'],
  ['AT&T', 'AT&T'],
  ['&constructor; &unknown;', '&constructor; &unknown;'],
  ['<script>steal()</script>News', 'News'],
  ['&lt;script&gt;steal()&lt;/script&gt;News', 'News'],
  ['&amp;lt;script&amp;gt;steal()', ''],
  ['<img src=x onerror=steal()', ''],
  ['News<img src=x onerror="steal()">', 'News'],
  ['<!-- hidden', ''],
  ['a\u0000b\u2028c\u202ed', 'a b c d'],
  ['&#0;&#xD800;&#x110000;x', 'x'],
  ['', ''],
])('%j reads %j', (written, read) => {
  expect(toPlainText(written)).toBe(read);
});

test('a long text is cut', () => {
  expect(toPlainText('bee '.repeat(500_000))).toMatch(/^bee .{190,200}…$/);
});

test('a hostile title is parsed quickly', () => {
  const hostile = ['<', '&', '<script', '<!--', '&#', '<a'].map((part) => part.repeat(300_000));
  const before = process.cpuUsage();

  for (const written of hostile) toPlainText(written);

  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
});
