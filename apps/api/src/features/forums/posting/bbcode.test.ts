import { BB_TAGS } from '@wallabee/contract/forums/bbcode';
import { toPostHtml } from '@wallabee/contract/forums/bbcode-html';
import { type PostNode, readPostHtml } from '@wallabee/contract/forums/post-nodes';
import { PostText } from '@wallabee/contract/forums/post-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizePost, textOfPost } from '../post-html.ts';

const tag = fc.constantFrom(...BB_TAGS);
const piece = fc.oneof(
  { weight: 4, arbitrary: tag.map((name) => `[${name}]`) },
  { weight: 4, arbitrary: tag.map((name) => `[/${name}]`) },
  fc.constantFrom(
    '[url=/a?b&c]',
    '[url=https://a.example/"x"]',
    '[url=javascript:x]',
    '[list=1]',
    '[Yeti #42]',
  ),
  fc.constantFrom('\n', '\n\n', ' ', '<b>', '</p>', '<script>', '&amp;', '&', '"', "'", 'words', '@robin'),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const source = fc
  .array(piece, { maxLength: 40 })
  .map((pieces) => PostText.safeParse(pieces.join('')).data)
  .filter((text) => text !== undefined);

test('HTML made from BBCode passes the sanitizer unchanged [FX-02]', () => {
  fc.assert(
    fc.property(source, (written) => {
      const { text, is_html } = toPostHtml(written);
      if (is_html) expect(sanitizePost(text)).toBe(text);
      else expect(text).toBe(written);
    }),
    { numRuns: 2_000 },
  );
});

test('a text of many short lines passes it as well [FX-02]', () => {
  const { text } = toPostHtml(`[b]Scores[/b]${'\n1'.repeat(4_900)}`);

  expect(text.match(/<br>/g)).toHaveLength(4_900);
  expect(sanitizePost(text)).toBe(text);
});

test('the words of a post stay, in their order [FX-02]', () => {
  fc.assert(
    fc.property(source, (written) => {
      const { text, is_html } = toPostHtml(written);
      if (is_html) expect(lettersOf(textOfPost(text))).toBe(lettersOf(textOf(readPostHtml(text))));
      const rest = written.replaceAll(/\[\/?(?:[bius*]|quote|url|list|code)(?:=[^\]\n]*)?\]/gi, '');
      const shown = is_html ? textOf(readPostHtml(text)) : text;
      expect(lettersOf(shown.replaceAll(/\[\/?(?:[bius*]|quote|url|list|code)(?:=[^\]\n]*)?\]/gi, ''))).toBe(
        lettersOf(rest),
      );
    }),
    { numRuns: 2_000 },
  );
});

function textOf(nodes: PostNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}

function lettersOf(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
