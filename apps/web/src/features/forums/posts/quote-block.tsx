import { classNames } from '../../../ui/class-names.ts';
import { Link, type SiteAddress } from '../../../ui/controls/link.tsx';
import { forumStrings } from '../forums.strings.ts';
import { PlainText } from './post-body.tsx';
import styles from './quote-block.module.css';

interface QuoteBlockProps {
  name: string;
  text: string;
  /** Of the author's profile. */
  href?: SiteAddress | undefined;
  /** Undefined while it is not known, and where the post is in another thread now. */
  place?: QuotedPlace | undefined;
  isRemoved?: boolean;
}

export interface QuotedPlace {
  position: number;
  href: SiteAddress;
}

export function QuoteBlock({ name, text, href, place, isRemoved }: QuoteBlockProps) {
  return (
    <blockquote className={classNames(styles.quote, isRemoved && styles.removed)}>
      <cite>
        {href === undefined ? name : <Link to={href}>{name}</Link>}
        {place ? (
          <>
            {forumStrings.quotedIn}
            <Link to={place.href}>{forumStrings.postNumber(place.position + 1)}</Link>
          </>
        ) : (
          forumStrings.wrote
        )}
      </cite>
      <PlainText text={text} />
    </blockquote>
  );
}
