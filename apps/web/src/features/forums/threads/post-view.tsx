import type { Post } from '@wallabee/contract/forums/forum';
import type { PostState } from '@wallabee/contract/forums/thread-state';
import { type ReactNode, useState } from 'react';
import { PersonChip } from '../../../game-ui/person-chip.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Link, type SiteAddress } from '../../../ui/controls/link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { memberHref, positionAnchor, postAnchor } from '../forum-links.ts';
import { forumStrings } from '../forums.strings.ts';
import { PostMoment } from '../post-moment.tsx';
import { EditableBody } from '../posting/editing/editable-body.tsx';
import { AuthorTags } from '../posts/author-tags.tsx';
import { PostBody } from '../posts/post-body.tsx';
import { QuoteBlock } from '../posts/quote-block.tsx';
import { readingStrings } from '../reading/reading.strings.ts';
import { FoldedPost } from '../talking/folded-post.tsx';
import styles from './post-view.module.css';

interface PostViewProps {
  post: Post;
  /** Undefined until it is known. */
  state: PostState | undefined;
  /** Unread when the visit began. */
  isNew?: boolean;
  /** Of another post of the thread. */
  hrefOf: (place: { page: number; post_id: number }) => SiteAddress;
  actions?: ReactNode;
}

export function PostView({ post, state, isNew = false, hrefOf, actions }: PostViewProps) {
  const { user, quote } = post;
  const number = post.position + 1;
  const [isUnfolded, setUnfolded] = useState(false);
  const art = artOf({ kind: 'player', id: user.id }, user.image_key, 50);
  const frame = {
    id: postAnchor(post.id),
    className: classNames(styles.post, isNew && styles.isNew),
    'aria-label': forumStrings.postLabel(number, user.name),
    tabIndex: -1,
  };
  if (state?.is_by_muted && !post.is_removed && !isUnfolded) {
    return (
      <article {...frame}>
        <FoldedPost name={user.name} onShow={() => setUnfolded(true)} />
      </article>
    );
  }
  return (
    <article {...frame}>
      <header className={styles.header} id={positionAnchor(post.position)}>
        {isNew && <VisuallyHidden>{readingStrings.isNew}</VisuallyHidden>}
        <PersonChip
          isPlain
          name={user.name}
          avatar={art.src}
          hue={user.hue}
          href={memberHref(user.id)}
          tag={<AuthorTags {...user} />}
        />
        <p className={styles.meta}>
          <PostMoment at={post.created} />
          <Link
            className={styles.number}
            to={`#${postAnchor(post.id)}`}
            replace
            aria-label={forumStrings.linkToPostLabel(number)}
          >
            {forumStrings.linkToPost(number)}
          </Link>
        </p>
      </header>
      {quote && (
        <QuoteBlock
          name={quote.name}
          href={memberHref(`@${quote.username}`)}
          place={state?.quoted ? { position: state.quoted.position, href: hrefOf(state.quoted) } : undefined}
          text={quote.is_removed ? forumStrings.quotedRemoved : quote.text}
          isRemoved={quote.is_removed}
        />
      )}
      {post.is_removed ? (
        <p className={styles.stone}>{state?.is_withdrawn ? forumStrings.withdrawn : forumStrings.removed}</p>
      ) : (
        <EditableBody post={post} state={state}>
          <PostBody post={post} />
        </EditableBody>
      )}
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </article>
  );
}
