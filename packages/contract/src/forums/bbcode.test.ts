import { describe, expect, test } from 'vitest';
import { toPostHtml } from './bbcode-html.ts';

const REL = 'rel="nofollow noopener noreferrer"';

describe('BBCode becomes the HTML of a post [FX-02]', () => {
  test.each([
    ['[b]bold[/b]', '<p><b>bold</b></p>'],
    ['[B]bold[/b]', '<p><b>bold</b></p>'],
    ['[i]a[/i] [u]b[/u] [s]c[/s]', '<p><i>a</i> <u>b</u> <s>c</s></p>'],
    ['[b]one [i]two[/i][/b]', '<p><b>one <i>two</i></b></p>'],
    ['[b]one [b]two[/b] three[/b]', '<p><b>one two three</b></p>'],
    ['[b]one[/b]\ntwo\n\nthree', '<p><b>one</b><br>two</p><p>three</p>'],
    ['[b]1 < 2 & 3[/b]', '<p><b>1 &#x3C; 2 &#x26; 3</b></p>'],
    ['before [quote]said[/quote] after', '<p>before</p><blockquote><p>said</p></blockquote><p>after</p>'],
    [
      '[quote]a[quote]b[/quote][/quote]',
      '<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote>',
    ],
    [
      '[url]https://a.example/?x=1&y=2[/url]',
      `<p><a href="https://a.example/?x=1&#x26;y=2" ${REL}>https://a.example/?x=1&#x26;y=2</a></p>`,
    ],
    ['[url=/tools/item/3]the [b]lamp[/b][/url]', `<p><a href="/tools/item/3" ${REL}>the <b>lamp</b></a></p>`],
    ['[url="https://a.example"]it[/url]', `<p><a href="https://a.example" ${REL}>it</a></p>`],
    ['[list]\n[*] one\n[*] two\n[/list]', '<ul><li>one</li><li>two</li></ul>'],
    ['[list=1][*]one[*]two[/list]', '<ol><li>one</li><li>two</li></ol>'],
    ['[list][*]one[list][*]deep[/list][/list]', '<ul><li><p>one</p><ul><li>deep</li></ul></li></ul>'],
    ['[code][b]raw[/b][/code]', '<p><code>[b]raw[/b]</code></p>'],
    ['[code]\none\n[/code]', '<p><code>one</code></p>'],
    ['[code]\none\n  two\n[/code]', '<pre><code>one\n  two</code></pre>'],
    ['[b]a[/b] with [Yeti #42]', '<p><b>a</b> with [Yeti #42]</p>'],
    ['[b]a[/b] [i]b', '<p><b>a</b> [i]b</p>'],
    ['[b]a[i]b[/b]c[/i]', '<p><b>a[i]b</b>c[/i]</p>'],
    ['[b]a[/b] [url=https://a.example][/url]', '<p><b>a</b> [url=https://a.example][/url]</p>'],
    ['[b][quote]a[/quote][/b]', '<p><b>[quote]a[/quote]</b></p>'],
  ])('%s', (source, html) => {
    expect(toPostHtml(source)).toEqual({ text: html, is_html: true });
  });
});

describe('what is not BBCode stays as typed [FX-02]', () => {
  test.each([
    'plain & simple <b>text</b>',
    '[Yeti #42] for [Return Half #7]',
    '[b]never closed',
    'closed only[/b]',
    '[img]x[/img] [b=1]x[/b] [list=a][*]x[/list]',
    '[*] no list',
    '[url]javascript:alert(1)[/url]',
    '[url=javascript:alert(1)]x[/url]',
    '[url=//evil.example]x[/url]',
    '[quote][/quote] [list][/list] [list] [*] [/list]',
    '[code]open',
  ])('%s', (source) => {
    expect(toPostHtml(source)).toEqual({ text: source, is_html: false });
  });
});

test('quotes deeper than five are text [FX-02]', () => {
  const { text } = toPostHtml(`${'[quote]'.repeat(6)}deep${'[/quote]'.repeat(6)}`);

  expect(text.match(/<blockquote>/g)).toHaveLength(5);
  expect(text).toContain('<p>[quote]deep[/quote]</p>');
});

test('long texts of tags are read quickly [FX-02]', () => {
  for (const source of [
    '[b]'.repeat(3_000),
    '[b]'.repeat(1_400) + '[/b]'.repeat(1_400),
    '[list][*]'.repeat(1_100),
  ]) {
    const before = process.cpuUsage();
    toPostHtml(source.slice(0, 10_000));
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
  }
});
