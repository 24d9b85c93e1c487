import type { Post } from '@wallabee/contract/forums/forum';
import { NamedLines } from '../../../game-ui/living-text/named-lines.tsx';
import { NO_NAMES, type TextNames } from '../../../game-ui/living-text/text-names.ts';
import { usePostNames } from '../cards/thread-names.tsx';
import { HtmlText } from './html-text.tsx';
import { paragraphsOf } from './plain-text.ts';
import styles from './post-body.module.css';

type PostBodyProps = {
  /** A post that is not sent yet has no id. */
  post: Pick<Post, 'text' | 'is_html'> & { id?: Post['id'] };
};

export function PostBody({ post }: PostBodyProps) {
  const names = usePostNames(post.id);
  return (
    <div className={styles.text}>
      {post.is_html ? (
        <HtmlText html={post.text} names={names} />
      ) : (
        <PlainText text={post.text} names={names} />
      )}
    </div>
  );
}

/** The paragraphs never change order, so their index is a stable key. */
export function PlainText({ text, names = NO_NAMES }: { text: string; names?: TextNames }) {
  return paragraphsOf(text).map((lines, paragraph) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <p key={paragraph}>
      <NamedLines lines={lines} names={names} />
    </p>
  ));
}
