import type { FoundText } from '@wallabee/contract/search/search-results';
import { Link } from '../../../ui/controls/link.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { MarkedText } from '../../../ui/lists/marked-text.tsx';
import { When } from '../../../ui/when/when.tsx';
import { resultStrings, cardStrings as strings } from '../results.strings.ts';

import { addressOf } from './number-results.tsx';
import styles from './text-results.module.css';

/** Threads, posts of the blog and answers of the FAQ. */
export function TextList({ texts }: { texts: readonly FoundText[] }) {
  return (
    <ul className={styles.list} aria-label={resultStrings.kinds.threads}>
      {texts.map((text) => (
        <li key={`${text.source}-${text.id}`}>
          <FoundTextRow text={text} />
        </li>
      ))}
    </ul>
  );
}

function FoundTextRow({ text }: { text: FoundText }) {
  const { source, title, marks, excerpt, excerpt_marks, forum, post_count, at } = text;
  return (
    <article className={styles.row}>
      <h2>
        <Link to={addressOf(text)} isPrefetched={false}>
          <MarkedText text={title} marks={marks} />
        </Link>
      </h2>
      {excerpt !== '' && (
        <p>
          <MarkedText text={excerpt} marks={excerpt_marks} />
        </p>
      )}
      <div className={styles.facts}>
        <Tag kind="line">{forum?.title ?? strings.sources[source]}</Tag>
        {post_count !== null && <span>{strings.posts(formatNumber(post_count), post_count === 1)}</span>}
        {at !== null && <When at={at} />}
      </div>
    </article>
  );
}
