import { isSafeHref, LINK_REL, POST_ELEMENTS, POST_SILENCED } from '@wallabee/contract/forums/post-html';
import { LONGEST_TEXT } from '@wallabee/contract/forums/post-limits';
import { fromParse5 } from 'hast-util-from-parse5';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { defaultTreeAdapter, parseFragment } from 'parse5';
import { createCache } from '../../platform/cache/cache.ts';

type Nodes = ReturnType<typeof sanitize>;
type Element = Extract<Nodes, { type: 'element' }>;

/**
 * The HTML is parsed as browsers parse it, reduced to an allow list and serialised anew. Removing elements
 * can leave markup that parses differently, such as nested paragraphs, so this repeats until nothing changes.
 */
export function sanitizePost(html: string): string {
  let clean = writeAnew(html);
  for (let times = 1; times < MOST_READINGS; times++) {
    const again = writeAnew(clean);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

const MOST_READINGS = 5;

function writeAnew(html: string): string {
  return toHtml(parsePost(html), { allowDangerousCharacters: false, allowDangerousHtml: false });
}

export function textOfPost(html: string): string {
  return wordsOf(parsePost(html), []).replaceAll(/\s+/g, ' ').trim();
}

/** What the author says: the text without quotes and code. */
export function ownWordsOfPost(html: string): string {
  return wordsOf(parsePost(html), NOT_OWN).replaceAll(/\s+/g, ' ').trim();
}

const NOT_OWN = ['blockquote', 'code', 'pre'];

/** HTML posts are sanitised again when they are shown, so that a corrected rule also applies to older posts. */
export function createPostSanitizer() {
  const sanitized = createCache<string>({
    name: 'post-html',
    maxBytes: 16 * 1024 ** 2,
    sizeOf: (clean, html) => clean.length + html.length,
  });

  return (html: string): string => {
    const known = sanitized.get(html);
    if (known !== undefined) return known;
    const clean = sanitizePost(html);
    sanitized.set(html, clean);
    return clean;
  };
}

function parsePost(html: string): Nodes {
  const clean = sanitize(readHtml(flatEnough(html)), SCHEMA);
  guardLinks(clean);
  return clean;
}

/** Input with too many elements is treated as text. */
function readHtml(html: string): Nodes {
  try {
    return fromParse5(
      parseFragment(html, { treeAdapter: countingAdapter(), scriptingEnabled: false }),
    ) as Nodes;
  } catch (failure) {
    if (failure instanceof TooManyElements)
      return { type: 'root', children: [{ type: 'text', value: html }] };
    throw failure;
  }
}

/** Unclosed elements are opened again in every following paragraph: 10 KB can become 400,000 elements. */
function countingAdapter(): typeof defaultTreeAdapter {
  let count = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...element) {
      count += 1;
      if (count > MOST_ELEMENTS) throw new TooManyElements();
      return defaultTreeAdapter.createElement(...element);
    },
  };
}

class TooManyElements extends Error {}

/** In BBCode one character, the end of a line, becomes an element. */
const MOST_ELEMENTS = LONGEST_TEXT;

const SCHEMA: Schema = {
  tagNames: [...POST_ELEMENTS],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: [...POST_SILENCED],
  ancestors: { li: ['ol', 'ul'] },
  required: {},
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};

function guardLinks(node: Nodes) {
  if (node.type === 'element' && node.tagName === 'a') guardLink(node);
  if ('children' in node) for (const child of node.children) guardLinks(child);
}

function guardLink(link: Element) {
  const href = String(link.properties.href ?? '');
  link.properties = isSafeHref(href) ? { href, rel: LINK_REL.split(' ') } : {};
}

function wordsOf(node: Nodes, without: readonly string[]): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && without.includes(node.tagName)) return ' ';
  const words = node.children.map((child) => wordsOf(child, without)).join('');
  return node.type === 'element' && !INLINE.has(node.tagName) ? ` ${words} ` : words;
}

const INLINE = new Set(['a', 'b', 'code', 'del', 'em', 'i', 's', 'strong', 'sub', 'sup', 'u']);

/** A much deeper tree would overflow the stack of the recursive walk. */
const DEEPEST = 200;

function flatEnough(html: string): string {
  let depth = 0;
  return html.replaceAll(TAG, (tag, slash: string) => {
    if (slash) depth = Math.max(0, depth - 1);
    else if (++depth > DEEPEST) return `&lt;${tag.slice(1)}`;
    return tag;
  });
}

/** Void elements do not nest, so they do not count. */
const TAG = /<(\/?)(?!br\b|hr\b|img\b)[a-z]/gi;
