import { describe, expect, test } from 'vitest';
import { askedAt, completed, itemLinkIn } from './completion-text.ts';
import { nextPoint, type TextEdit, type Wrapping, wrap } from './text-edits.ts';

/** The selection stands between two bars. */
function marked(written: string) {
  const [before = '', within = '', after = ''] = written.split('|');
  const from = before.length;
  return { text: before + within + after, selected: { from, to: from + within.length } };
}

function shown(text: string, { from, to, text: put, select }: TextEdit): string {
  const after = text.slice(0, from) + put + text.slice(to);
  return `${after.slice(0, select.from)}|${after.slice(select.from, select.to)}|${after.slice(select.to)}`;
}

describe('the toolbar', () => {
  test.each<[Wrapping, string, string]>([
    ['bold', 'a |word| b', 'a [b]|word|[/b] b'],
    ['italic', 'a || b', 'a [i]||[/i] b'],
    ['quote', '|said|', '[quote]|said|[/quote]'],
    ['link', '|https://a.example|', '[url]|https://a.example|[/url]'],
    ['link', 'see ||', 'see [url]|https://|[/url]'],
    ['link', 'see |this|', 'see [url=|https://|]this[/url]'],
    ['list', '|one\ntwo|', '|[list]\n[*] one\n[*] two|\n[/list]'],
    ['list', '||', '[list]\n[*] ||\n[/list]'],
  ])('%s of %j [FX-02]', (wrapping, written, expected) => {
    const { text, selected } = marked(written);

    expect(shown(text, wrap(text, selected, wrapping))).toBe(expected);
  });
});

describe('Enter in a list', () => {
  test.each([
    ['[list]\n[*] one||\n[/list]', '[list]\n[*] one\n[*] ||\n[/list]'],
    ['[list]\n[*] one\n[*] ||\n[/list]', '[list]\n[*] one\n[/list]\n||'],
    ['[list]\n[*] ||\n[*] two\n[/list]', '[list]\n||\n[*] two\n[/list]'],
  ])('%j [FX-02]', (written, expected) => {
    const { text, selected } = marked(written);
    const edit = nextPoint(text, selected);

    expect(edit && shown(text, edit)).toBe(expected);
  });

  test.each(['words||', '[*] |one|', '[list]\n[*] one\nmore||'])('%j is a line break [FX-02]', (written) => {
    const { text, selected } = marked(written);

    expect(nextPoint(text, selected)).toBeNull();
  });
});

describe('the completion', () => {
  test.each([
    ['Ask @to', { kind: 'player', words: 'to', from: 4 }],
    ['for [Yeti', { kind: 'item', words: 'Yeti', from: 4 }],
    ['for [Yeti in Soft #4', { kind: 'item', words: 'Yeti in Soft #4', from: 4 }],
    ['[b]bold [Ye', { kind: 'item', words: 'Ye', from: 8 }],
  ])('%s [FX-02]', (text, asked) => {
    expect(askedAt(text, text.length)).toEqual({ ...asked, to: text.length });
  });

  test.each(['@t', 'a@to', '[Y', '[/b', '[quote', '[url=https', '[Yeti] and', '[Yeti\nmore', 'words'])(
    '%j asks nothing [FX-02]',
    (text) => {
      expect(askedAt(text, text.length)).toBeNull();
    },
  );

  test('the words are put in, followed by one space [FX-02]', () => {
    const asked = { kind: 'player', words: 'to', from: 4, to: 7 } as const;

    expect(shown('Ask @to', completed('Ask @to', asked, '@tobias'))).toBe('Ask @tobias ||');
    expect(shown('Ask @to now', completed('Ask @to now', asked, '@tobias'))).toBe('Ask @tobias ||now');
  });
});

test.each([
  ['https://bee.example/tools/item/109', { typeId: 109 }],
  ['/tools/item/109/num/42', { typeId: 109, number: 42 }],
  [' https://bee.example/tools/item/history/123 ', { itemId: 123 }],
  ['https://other.example/tools/item/109', null],
  ['see /tools/item/109', null],
  ['/tools/item/109/numbers', null],
])('%j is the address of an item: %j [FX-02]', (pasted, link) => {
  expect(itemLinkIn(pasted, 'https://bee.example')).toEqual(link);
});
