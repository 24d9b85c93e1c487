import { classNames } from '../../../ui/class-names.ts';
import { forumStrings } from '../forums.strings.ts';
import { PlainText } from './post-body.tsx';
import styles from './quote-block.module.css';

interface QuoteBlockProps {
  name: string;
  text: string;
  isRemoved?: boolean;
}

export function QuoteBlock({ name, text, isRemoved }: QuoteBlockProps) {
  return (
    <blockquote className={classNames(styles.quote, isRemoved && styles.removed)}>
      <cite>{forumStrings.wrote(name)}</cite>
      <PlainText text={text} />
    </blockquote>
  );
}
