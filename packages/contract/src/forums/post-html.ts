/** Every element an HTML post may contain. The server removes all others. */
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

/** Removed with their content; of other elements the text stays. */
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

/** Web pages, mail addresses and pages of this site. */
export function isSafeHref(href: string): boolean {
  return /^(https?:\/\/[^\s/\\]|mailto:[^\s]|\/(?![/\\])|#)/i.test(href) && !CONTROL.test(href);
}

export const LINK_REL = 'nofollow noopener noreferrer';

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them inside an address, and read what is left.
const CONTROL = /[\u0000-\u0020\u007f]/;
