import { isSafeHref, LINK_REL, POST_ELEMENTS, POST_SILENCED } from '@wallabee/contract/forums/post-html';
import { LONGEST_TEXT } from '@wallabee/contract/forums/post-limits';
import { fromParse5 } from 'hast-util-from-parse5';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { defaultTreeAdapter, parseFragment } from 'parse5';
import { createCache } from '../../../platform/cache/cache.ts';

type Nodes = ReturnType<typeof sanitize>;
type Element = Extract<Nodes, { type: 'element' }>;

/**
 * HTML with nothing in it that could do anything. Read as browsers read it, cut down to the few elements a post is made
 * of, and written anew: no byte of what came in is passed on as it was. What is left can be such that a browser would
 * read it otherwise (a paragraph in a paragraph, once the button between them is gone), so it is read again until it
 * says what it means.
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

/** The words alone, for quotes and for the line below a title. */
export function textOfPost(html: string): string {
  return wordsOf(parsePost(html)).replaceAll(/\s+/g, ' ').trim();
}

/** HTML posts are sanitised again when they are shown, so that a corrected rule also holds for older posts. */
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

/** As browsers read it; as text where it would become more elements than anybody writes. */
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

/** Unclosed elements are opened again in every paragraph that follows: 10 KB can become 400,000 elements. */
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

/** As many as a text of the longest kind has room to open. */
const MOST_ELEMENTS = LONGEST_TEXT / '<b>'.length;

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

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const words = node.children.map(wordsOf).join('');
  return node.type === 'element' && !INLINE.has(node.tagName) ? ` ${words} ` : words;
}

const INLINE = new Set(['a', 'b', 'code', 'del', 'em', 'i', 's', 'strong', 'sub', 'sup', 'u']);

/** Nobody writes this deep, and a tree much deeper could not be walked: what would open further is read as text. */
const DEEPEST = 200;

function flatEnough(html: string): string {
  let depth = 0;
  return html.replaceAll(TAG, (tag, slash: string) => {
    if (slash) depth = Math.max(0, depth - 1);
    else if (++depth > DEEPEST) return `&lt;${tag.slice(1)}`;
    return tag;
  });
}

/** Where an element opens or closes, those left out that hold nothing. */
const TAG = /<(\/?)(?!br\b|hr\b|img\b)[a-z]/gi;
