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
  isRemoved?: boolean;
}

export function QuoteBlock({ name, text, href, isRemoved }: QuoteBlockProps) {
  return (
    <blockquote className={classNames(styles.quote, isRemoved && styles.removed)}>
      <cite>
        {href === undefined ? name : <Link to={href}>{name}</Link>}
        {forumStrings.wrote}
      </cite>
      <PlainText text={text} />
    </blockquote>
  );
}
