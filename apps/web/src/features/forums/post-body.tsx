import type { Post } from '@wallabee/contract/forums/forum';
import { LINK_REL } from '@wallabee/contract/forums/post-html';
import { Fragment } from 'react';
import { HtmlWords } from './html-words.tsx';
import { type Piece, paragraphsOf } from './plain-text.ts';
import styles from './post-body.module.css';

export function PostBody({ post }: { post: Pick<Post, 'text' | 'is_html'> }) {
  return (
    <div className={styles.words}>
      {post.is_html ? <HtmlWords html={post.text} /> : <PlainWords text={post.text} />}
    </div>
  );
}

/** A text never changes its order, so a place in it is as good as a name. */
export function PlainWords({ text }: { text: string }) {
  return paragraphsOf(text).map((lines, paragraph) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <p key={paragraph}>
      {lines.map((pieces, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={line}>
          {line > 0 && <br />}
          {pieces.map((piece, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <PieceView key={place} piece={piece} />
          ))}
        </Fragment>
      ))}
    </p>
  ));
}

function PieceView({ piece: { text, href } }: { piece: Piece }) {
  if (href === undefined) return text;
  return (
    <a href={href} rel={LINK_REL}>
      {text}
    </a>
  );
}
