import { isSafeHref, LINK_REL } from '@wallabee/contract/forums/post-html';
import { type PostNode, readPostHtml } from '@wallabee/contract/forums/post-nodes';
import { createElement, type ReactNode, useMemo } from 'react';
import { isSiteAddress, Link } from '../../../ui/controls/link.tsx';

/**
 * The HTML is sanitised by the server and is still never inserted: it is parsed, and only allowed elements are created,
 * with no attribute but a link's address.
 */
export function HtmlText({ html }: { html: string }) {
  return useMemo(() => readPostHtml(html).map(toReactNode), [html]);
}

function toReactNode(node: PostNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { name, href, children } = node;
  const nodes = children.map(toReactNode);
  if (name !== 'a') return createElement(name, { key }, ...nodes);
  if (!isSafeHref(href)) return createElement('span', { key }, ...nodes);
  if (isSiteAddress(href)) return createElement(Link, { key, to: href }, ...nodes);
  return createElement('a', { key, href, rel: LINK_REL }, ...nodes);
}
