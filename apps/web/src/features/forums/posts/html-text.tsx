import { isSafeHref, LINK_REL } from '@wallabee/contract/forums/post-html';
import { type PostNode, type PostPart, readPostHtml } from '@wallabee/contract/forums/post-nodes';
import { mayHaveCards } from '@wallabee/contract/forums/post-passages';
import { splitAtCards } from '@wallabee/contract/living-text/card-texts';
import type { LivingCard } from '@wallabee/contract/living-text/cards';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { CardChip } from '../../../game-ui/living-text/card-chip.tsx';
import { LivingCardView } from '../../../game-ui/living-text/living-card-view.tsx';
import { MentioningText } from '../../../game-ui/living-text/named-text.tsx';
import { cardOfLine, type TextNames } from '../../../game-ui/living-text/text-names.ts';
import { isSiteAddress, Link } from '../../../ui/controls/link.tsx';

/**
 * The HTML is sanitised by the server and is still never inserted: it is parsed, and only allowed elements are created,
 * with no attribute but a link's address.
 */
export function HtmlText({ html, names }: { html: string; names: TextNames }) {
  return useMemo(() => toReactNodes(readPostHtml(html), names), [html, names]);
}

/** Within code and links nothing is a name. */
type Names = TextNames | undefined;

function toReactNodes(nodes: readonly PostNode[], names: Names): ReactNode[] {
  return nodes.map((node, place) => {
    // A block has ended its line already.
    if (isBreak(node) && blockAt(nodes, place - 1, names)) return null;
    if (typeof node !== 'string') return toElement(node, place, names);
    const card = blockAt(nodes, place, names);
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text never change order.
    return card ? <LivingCardView key={place} card={card} /> : toNamedText(node, place, names);
  });
}

function toElement({ name, href, children }: PostPart, key: number, names: Names): ReactNode {
  const nodes = toReactNodes(children, mayHaveCards(name) ? names : undefined);
  if (name !== 'a') return createElement(name, { key }, ...nodes);
  if (!isSafeHref(href)) return createElement('span', { key }, ...nodes);
  if (isSiteAddress(href)) return createElement(Link, { key, to: href }, ...nodes);
  return createElement('a', { key, href, rel: LINK_REL }, ...nodes);
}

/** The card that has a line to itself. */
function blockAt(nodes: readonly PostNode[], place: number, names: Names): LivingCard | undefined {
  const node = nodes[place];
  if (typeof node !== 'string' || !names) return undefined;
  const isLine = isLineEnd(nodes[place - 1]) && isLineEnd(nodes[place + 1]);
  return isLine ? cardOfLine(node, names) : undefined;
}

function isBreak(node: PostNode): boolean {
  return typeof node !== 'string' && node.name === 'br';
}

function isLineEnd(node: PostNode | undefined): boolean {
  return node === undefined || (typeof node !== 'string' && !INLINE.has(node.name));
}

const INLINE = new Set(['a', 'b', 'code', 'del', 'em', 'i', 's', 'strong', 'sub', 'sup', 'u']);

function toNamedText(text: string, key: number, names: Names): ReactNode {
  if (!names) return text;
  const parts = splitAtCards(text, (words) => names.cards.get(words));
  return (
    <Fragment key={key}>
      {parts.map((part, place) =>
        'card' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order.
          <CardChip key={place} card={part.card} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order.
          <MentioningText key={place} text={part.text} names={names} />
        ),
      )}
    </Fragment>
  );
}
