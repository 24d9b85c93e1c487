import { Fragment, type ReactNode } from 'react';
import { textLinks } from './text-links.ts';

type LinkedTextProps = {
  text: string;
  /** For a page that must stay open. */
  opensTab?: boolean;
  /** Shows what is between the links. */
  plain?: (text: string) => ReactNode;
};

/** Players write this text, so its links get `nofollow` and no access to the page. */
export function LinkedText({ text, opensTab, plain = String }: LinkedTextProps) {
  return textLinks(text).map((part, place) =>
    part.href === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order.
      <Fragment key={place}>{plain(part.text)}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order.
      <a key={place} href={part.href} rel={LINK_REL} target={opensTab ? '_blank' : undefined}>
        {part.text}
      </a>
    ),
  );
}

const LINK_REL = 'nofollow noopener noreferrer ugc';
