import { Fragment } from 'react';
import { textLinks } from './text-links.ts';

type LinkedTextProps = {
  text: string;
  /** For a page that must stay open. */
  opensTab?: boolean;
};

/** Players write this text, so its links get `nofollow` and no access to the page. */
export function LinkedText({ text, opensTab }: LinkedTextProps) {
  return textLinks(text).map((part, place) =>
    part.href === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order.
      <Fragment key={place}>{part.text}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order.
      <a key={place} href={part.href} rel={LINK_REL} target={opensTab ? '_blank' : undefined}>
        {part.text}
      </a>
    ),
  );
}

const LINK_REL = 'nofollow noopener noreferrer ugc';
