import {
  isSafeHref,
  LINK_REL,
  POST_ELEMENTS,
  POST_SILENCED,
  type PostElement,
} from '@wallabee/contract/forums/post-html';
import { createElement, type ReactNode, useMemo } from 'react';
import { Link } from '../../ui/link.tsx';

/**
 * The server has sanitised it. Nevertheless no HTML is ever put into the page: it is read into a document that runs
 * nothing, and of what stands there only the elements of a post are made anew, with no attribute but a link's address.
 */
export function HtmlWords({ html }: { html: string }) {
  return useMemo(() => toElements(new DOMParser().parseFromString(html, 'text/html').body), [html]);
}

const KNOWN: ReadonlySet<string> = new Set(POST_ELEMENTS);
const SILENCED: ReadonlySet<string> = new Set(POST_SILENCED);
const EMPTY: ReadonlySet<string> = new Set(['br', 'hr'] satisfies PostElement[]);

function toElements(parent: Element): ReactNode[] {
  return [...parent.childNodes].map((node, place) => toReactNode(node, place));
}

function toReactNode(node: ChildNode, key: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof HTMLElement)) return null;
  const name = node.localName;
  if (SILENCED.has(name)) return null;
  if (!KNOWN.has(name)) return toElements(node);
  if (EMPTY.has(name)) return createElement(name, { key });
  if (name === 'a') return toLink(node, key);
  return createElement(name, { key }, ...toElements(node));
}

function toLink(node: HTMLElement, key: number): ReactNode {
  const href = node.getAttribute('href') ?? '';
  const words = toElements(node);
  if (!isSafeHref(href)) return createElement('span', { key }, ...words);
  if (href.startsWith('/') || href.startsWith('#')) return createElement(Link, { key, to: href }, ...words);
  return createElement('a', { key, href, rel: LINK_REL }, ...words);
}
