import { POST_ELEMENTS } from './post-html.ts';

export type PostNode = string | PostPart;

export interface PostPart {
  name: string;
  href: string;
  children: PostNode[];
}

/**
 * Parses an HTML post without a DOM. It knows only what the API's sanitizer writes; anything else is text.
 */
export function readPostHtml(html: string): PostNode[] {
  const post: PostPart = { name: '', href: '', children: [] };
  const open = [post];
  const innermost = () => open.at(-1) ?? post;
  let end = 0;
  for (const { 0: tag, 1: slash, 2: name = '', 3: href = '', index } of html.matchAll(TAG)) {
    if (!isKnown(name)) continue;
    addWords(innermost(), html.slice(end, index));
    end = index + tag.length;
    if (!slash) {
      const part = { name, href: decode(href), children: [] };
      innermost().children.push(part);
      if (!isEmpty(name)) open.push(part);
    } else if (innermost().name === name) open.pop();
  }
  addWords(innermost(), html.slice(end));
  return post.children;
}

const TAG = /<(\/?)([a-z]+\d?)(?: href="([^"]*)")?(?: rel="[^"]*")?>/g;

const isKnown = (name: string) => POST_ELEMENTS.some((element) => element === name);
const isEmpty = (name: string) => name === 'br' || name === 'hr';

function addWords({ children }: PostPart, words: string) {
  if (words !== '') children.push(decode(words));
}

function decode(words: string): string {
  return words.replaceAll(/&#x(\w{2});/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
