import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { WrittenPost } from './feed-post.ts';
import { NotAFeed } from './not-a-feed.ts';
import { decodeEntities } from './plain-text.ts';

export function readXmlFeed(text: string): WrittenPost[] {
  refuseDocumentTypes(text);
  if (XMLValidator.validate(text) !== true) throw new NotAFeed('broken XML');
  const { rss, feed } = parse(text);
  if (isElement(rss)) return all(child(rss, 'channel'), 'item').map(fromRss);
  if (isElement(feed)) return all(feed, 'entry').map(fromAtom);
  throw new NotAFeed('XML, but neither RSS nor Atom');
}

/** Document types allow entity expansion and external entities, and no feed needs one. */
function refuseDocumentTypes(text: string) {
  const [beforeRoot = ''] = text.split(/<(?:rss|feed)[\s>]/, 1);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(beforeRoot)) throw new NotAFeed('XML with a document type');
}

function parse(text: string): Element {
  const parser = new XMLParser({
    // Entities are decoded where text is read, because the parser would also expand declared ones.
    processEntities: false,
    parseTagValue: false,
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    maxNestedTags: 60,
  });
  try {
    return parser.parse(text);
  } catch {
    throw new NotAFeed('XML that cannot be read');
  }
}

function fromRss(item: Element): WrittenPost {
  const guid = first(item, 'guid');
  const enclosure = all(item, 'enclosure').find(isPicture) ?? {};
  return {
    title: textOf(first(item, 'title')),
    dates: [textOf(first(item, 'pubDate')), textOf(first(item, 'dc:date'))],
    link: textOf(first(item, 'link')) || (attribute(guid, 'isPermaLink') === 'false' ? '' : textOf(guid)),
    pictures: [...mediaPictures(item), attribute(enclosure, 'url'), firstPicture(item, 'content:encoded')],
  };
}

function fromAtom(entry: Element): WrittenPost {
  const links = all(entry, 'link');
  const page = links.find((link) => (attribute(link, 'rel') ?? 'alternate') === 'alternate');
  const enclosure = links.find((link) => attribute(link, 'rel') === 'enclosure' && isPicture(link));
  return {
    title: textOf(first(entry, 'title')),
    dates: [textOf(first(entry, 'published')), textOf(first(entry, 'updated'))],
    link: attribute(page, 'href'),
    pictures: [...mediaPictures(entry), attribute(enclosure, 'href'), firstPicture(entry, 'content')],
  };
}

/** Both formats can carry Media RSS, with or without a group. */
function mediaPictures(post: Element): (string | undefined)[] {
  return [post, child(post, 'media:group')].flatMap((place) => [
    ...all(place, 'media:thumbnail').map((media) => attribute(media, 'url')),
    ...all(place, 'media:content')
      .filter((media) => isPicture(media) || attribute(media, 'medium') === 'image')
      .map((media) => attribute(media, 'url')),
  ]);
}

function isPicture(media: Node): boolean {
  return attribute(media, 'type')?.startsWith('image/') ?? false;
}

/** Many blogs have no thumbnail and begin the post with a picture. */
function firstPicture(post: Element, name: string): string | undefined {
  const html = decodeEntities(textOf(first(post, name)));
  const start = html.search(/<img\s/i);
  if (start < 0) return undefined;
  const tag = html.slice(start, start + LONGEST_TAG).split('>', 1)[0];
  return /\ssrc\s*=\s*["']?([^"'\s]+)/i.exec(tag ?? '')?.[1];
}

const LONGEST_TAG = 1_000;

/** The parser's tree has elements by name, attributes with an @ prefix, and raw text. */
type Node = unknown;
type Element = Record<string, Node>;

function isElement(node: Node): node is Element {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

function first(element: Element, name: string): Node {
  const found = element[name];
  return Array.isArray(found) ? found[0] : found;
}

function child(element: Element, name: string): Element {
  const found = first(element, name);
  return isElement(found) ? found : {};
}

function all(element: Element, name: string): Element[] {
  return [element[name]].flat().filter(isElement);
}

function attribute(node: Node, name: string): string | undefined {
  const value = isElement(node) ? node[`@${name}`] : undefined;
  return typeof value === 'string' ? decodeEntities(value) : undefined;
}

/** Atom allows XHTML in a title, so the text of nested elements counts. */
function textOf(node: Node): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(textOf).join(' ');
  if (!isElement(node)) return '';
  const parts = Object.entries(node).filter(([name]) => !name.startsWith('@'));
  return parts.map(([, part]) => textOf(part)).join(' ');
}
