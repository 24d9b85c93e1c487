import type { FoundText } from '@wallabee/contract/search/search-results';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { TextHit, TextHits } from '../../../ui/lists/text-hits.tsx';
import { When } from '../../../ui/when/when.tsx';
import { resultStrings, cardStrings as strings } from '../results.strings.ts';
import { addressOf } from './number-results.tsx';

/** Threads, posts of the blog and answers of the FAQ. */
export function TextList({ texts }: { texts: readonly FoundText[] }) {
  return (
    <TextHits label={resultStrings.kinds.threads}>
      {texts.map((text) => (
        <FoundTextRow key={`${text.source}-${text.id}`} text={text} />
      ))}
    </TextHits>
  );
}

function FoundTextRow({ text }: { text: FoundText }) {
  const { source, title, marks, excerpt, excerpt_marks, forum, post_count, at } = text;
  return (
    <TextHit to={addressOf(text)} excerptMarks={excerpt_marks} {...{ title, marks, excerpt }}>
      <Tag kind="line">{forum?.title ?? strings.sources[source]}</Tag>
      {post_count !== null && <span>{strings.posts(formatNumber(post_count), post_count === 1)}</span>}
      {at !== null && <When at={at} />}
    </TextHit>
  );
}
