import type { Post } from '@wallabee/contract/forums/forum';
import { Fragment } from 'react';
import { LinkedText } from '../../../ui/controls/linked-text.tsx';
import { HtmlText } from './html-text.tsx';
import { paragraphsOf } from './plain-text.ts';
import styles from './post-body.module.css';

export function PostBody({ post }: { post: Pick<Post, 'text' | 'is_html'> }) {
  return (
    <div className={styles.text}>
      {post.is_html ? <HtmlText html={post.text} /> : <PlainText text={post.text} />}
    </div>
  );
}

/** The paragraphs never change order, so their index is a stable key. */
export function PlainText({ text }: { text: string }) {
  return paragraphsOf(text).map((lines, paragraph) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <p key={paragraph}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={place}>
          {place > 0 && <br />}
          <LinkedText text={line} />
        </Fragment>
      ))}
    </p>
  ));
}
