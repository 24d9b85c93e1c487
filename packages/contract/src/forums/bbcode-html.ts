import { type BbNode, type BbPart, type BbTag, readBbcode } from './bbcode.ts';
import { isSafeHref, LINK_REL } from './post-html.ts';

export interface WrittenText {
  text: string;
  is_html: boolean;
}

/** The HTML is what the API's sanitizer writes. A text without tags stays plain. */
export function toPostHtml(source: string): WrittenText {
  const nodes = readBbcode(source);
  if (nodes.every((node) => typeof node === 'string')) return { text: source, is_html: false };
  const text = blocksOf(nodes, 0).join('');
  return ELEMENT.test(text) ? { text, is_html: true } : { text: source, is_html: false };
}

const ELEMENT = /<(?!\/|p>|br>)/;

/** Quotes and lists inside each other. */
export const DEEPEST_BLOCKS = 5;

function blocksOf(nodes: readonly BbNode[], depth: number): string[] {
  const blocks: string[] = [];
  let run: BbNode[] = [];
  const endRun = () => {
    blocks.push(...paragraphsOf(run));
    run = [];
  };
  for (const node of nodes) {
    const block = typeof node === 'string' ? '' : blockOf(node, depth);
    if (block === '') run.push(node);
    else {
      endRun();
      blocks.push(block);
    }
  }
  endRun();
  return blocks;
}

function blockOf(part: BbPart, depth: number): string {
  if (part.tag === 'code') return codeBlock(part);
  if (depth >= DEEPEST_BLOCKS) return '';
  if (part.tag === 'list') return listOf(part, depth + 1);
  if (part.tag !== 'quote') return '';
  const quoted = blocksOf(part.children, depth + 1).join('');
  return quoted && `<blockquote>${quoted}</blockquote>`;
}

function codeBlock({ children }: BbPart): string {
  const code = codeOf(children);
  return code.includes('\n') ? `<pre><code>${escaped(code)}</code></pre>` : '';
}

function codeOf(children: readonly BbNode[]): string {
  return typed(children).replace(/^\n+|\n+$/g, '');
}

function listOf({ children, value }: BbPart, depth: number): string {
  const items: BbNode[][] = [[]];
  for (const child of children) {
    if (typeof child !== 'string' && child.tag === '*') items.push([]);
    else items.at(-1)?.push(child);
  }
  if (items.length === 1) return '';
  const rows = items.map((item) => itemOf(blocksOf(item, depth))).join('');
  const name = value === '1' ? 'ol' : 'ul';
  return rows && `<${name}>${rows}</${name}>`;
}

function itemOf(blocks: string[]): string {
  if (blocks.length === 0) return '';
  const [only = ''] = blocks;
  const isParagraph = blocks.length === 1 && only.startsWith('<p>');
  return `<li>${isParagraph ? only.slice('<p>'.length, -'</p>'.length) : blocks.join('')}</li>`;
}

function paragraphsOf(run: readonly BbNode[]): string[] {
  const paragraphs: BbNode[][] = [[]];
  for (const node of run) {
    const [first = '', ...others] = typeof node === 'string' ? node.split(/\n[^\S\n]*\n\s*/) : [node];
    paragraphs.at(-1)?.push(first);
    for (const other of others) paragraphs.push([other]);
  }
  return paragraphs
    .map((nodes) => inlineOf(trimmed(nodes), []))
    .filter((html) => html.trim() !== '')
    .map((html) => `<p>${html}</p>`);
}

function trimmed(nodes: readonly BbNode[]): BbNode[] {
  const started = nodes.map((node, place) =>
    place === 0 && typeof node === 'string' ? node.trimStart() : node,
  );
  return started.map((node, place) =>
    place === nodes.length - 1 && typeof node === 'string' ? node.trimEnd() : node,
  );
}

/** `within` are the tags around; an element is not put into itself. */
function inlineOf(nodes: readonly BbNode[], within: readonly BbTag[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string' ? lines(node) : (elementOf(node, within) ?? asTyped(node, within)),
    )
    .join('');
}

function elementOf(part: BbPart, within: readonly BbTag[]): string | undefined {
  const { tag, children } = part;
  if (tag === 'url') return linkOf(part, within);
  if (tag === 'code') return element('code', lines(codeOf(children)));
  if (tag === 'quote' || tag === 'list' || tag === '*') return undefined;
  if (within.includes(tag)) return inlineOf(children, within);
  return element(tag, inlineOf(children, [...within, tag]));
}

function linkOf({ value, children }: BbPart, within: readonly BbTag[]): string | undefined {
  const href = (value || typed(children)).trim();
  if (within.includes('url') || !isSafeHref(href)) return undefined;
  const words = value ? inlineOf(children, [...within, 'url']) : lines(href);
  if (words.trim() === '') return undefined;
  return `<a href="${inAttribute(href)}" rel="${LINK_REL}">${words}</a>`;
}

function element(name: string, html: string): string {
  return html && `<${name}>${html}</${name}>`;
}

function asTyped({ typed: [opening, closing], children }: BbPart, within: readonly BbTag[]): string {
  return escaped(opening) + inlineOf(children, within) + escaped(closing);
}

function typed(nodes: readonly BbNode[]): string {
  return nodes.filter((node) => typeof node === 'string').join('');
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
}

function inAttribute(text: string): string {
  return text.replaceAll(/["&'`]/g, (found) => `&#x${found.charCodeAt(0).toString(16).toUpperCase()};`);
}
