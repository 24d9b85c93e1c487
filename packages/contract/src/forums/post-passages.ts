import { type PostNode, readPostHtml } from './post-nodes.ts';

/** The passages of a post in which names become cards: its text, without code and links. */
export function passagesOf({ text, is_html }: { text: string; is_html: boolean }): string[] {
  return is_html ? readPostHtml(text).flatMap(passagesIn) : [text];
}

/** Cards are links, and links do not nest. */
export function mayHaveCards(element: string): boolean {
  return element !== 'code' && element !== 'pre' && element !== 'a';
}

function passagesIn(node: PostNode): string[] {
  if (typeof node === 'string') return [node];
  return mayHaveCards(node.name) ? node.children.flatMap(passagesIn) : [];
}
