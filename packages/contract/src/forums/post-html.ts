/** All that an HTML post can be made of. The server cuts everything else out; the page makes nothing else of it. */
export const POST_ELEMENTS = [
  'a',
  'b',
  'blockquote',
  'br',
  'code',
  'del',
  'em',
  'h3',
  'h4',
  'hr',
  'i',
  'li',
  'ol',
  'p',
  'pre',
  's',
  'strong',
  'sub',
  'sup',
  'u',
  'ul',
] as const;
export type PostElement = (typeof POST_ELEMENTS)[number];

/** What is left out together with all that stands in it; of other elements the text is kept. */
export const POST_SILENCED = [
  'applet',
  'audio',
  'canvas',
  'embed',
  'form',
  'frame',
  'frameset',
  'iframe',
  'math',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'option',
  'plaintext',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
  'xmp',
] as const;

/** Where a link in a post may lead: a page of the web, a mail, or a page of this site. */
export function isSafeHref(href: string): boolean {
  return /^(https?:\/\/[^\s/\\]|mailto:[^\s]|\/(?![/\\])|#)/i.test(href) && !CONTROL.test(href);
}

/** A link gets no credit with search engines, and the page it opens no hold on this one. */
export const LINK_REL = 'nofollow noopener noreferrer';

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them inside an address, and read what is left.
const CONTROL = /[\u0000-\u0020\u007f]/;
