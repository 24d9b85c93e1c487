import { Fragment } from 'react';
import { textLinks } from './text-links.ts';

type LinkedTextProps = {
  text: string;
  /** For a page that is not to be left, since something goes on there. */
  opensTab?: boolean;
};

/** What somebody wrote as plain text. Its links get no credit with search engines, and no hold on this page. */
export function LinkedText({ text, opensTab }: LinkedTextProps) {
  return textLinks(text).map((part, place) =>
    part.href === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <Fragment key={place}>{part.text}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <a key={place} href={part.href} rel={LINK_REL} target={opensTab ? '_blank' : undefined}>
        {part.text}
      </a>
    ),
  );
}

const LINK_REL = 'nofollow noopener noreferrer ugc';
