import { POST_ELEMENTS } from './post-html.ts';

/** A post as a page makes it: words, and the few elements there are, with no attribute but a link's address. */
export type PostNode = string | PostPart;

interface PostPart {
  name: string;
  href: string;
  children: PostNode[];
}

/**
 * Reads an HTML post where there is no document to read it, as on a server. It knows the HTML that the API writes, in
 * which every element is closed in its place and none has an attribute too many; whatever else there were is words.
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

/** The one way in which the API writes what would otherwise be read as HTML. */
function decode(words: string): string {
  return words.replaceAll(/&#x(\w{2});/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
