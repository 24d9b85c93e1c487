import type { Post } from '@wallabee/contract/forums/forum';
import type { PostState } from '@wallabee/contract/forums/thread-state';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Menu } from '../../../ui/controls/menu.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { forumStrings } from '../forums.strings.ts';
import { BuzzButton, BuzzCount } from '../talking/buzz-button.tsx';
import { talkingStrings } from '../talking/talking.strings.ts';
import styles from './post-actions.module.css';

const PostMenuItems = lazy(async () => ({ default: (await import('./post-menu-items.tsx')).PostMenuItems }));

interface PostActionsProps {
  post: Post;
  state: PostState | undefined;
  canQuote: boolean;
  onQuote: () => void;
}

export function PostActions({ post, state, canQuote, onQuote }: PostActionsProps) {
  const isOwn = useSession()?.userId === post.user.id;
  return (
    <>
      {state && !post.is_removed && <Buzzing {...{ post, state, isOwn }} />}
      <span className={styles.end}>
        {canQuote && !post.is_removed && (
          <Button look="quiet" isSmall onClick={onQuote} aria-label={forumStrings.quoteOf(post.user.name)}>
            <Icon name="quote" />
            {forumStrings.quote}
          </Button>
        )}
        {state && (
          <Menu label={talkingStrings.menuOf(post.user.name)}>
            <Suspense fallback={talkingStrings.loading}>
              <PostMenuItems {...{ post, state, isOwn }} />
            </Suspense>
          </Menu>
        )}
      </span>
    </>
  );
}

interface BuzzingProps {
  post: Post;
  state: PostState;
  isOwn: boolean;
}

function Buzzing({ post, state, isOwn }: BuzzingProps) {
  return isOwn ? <BuzzCount state={state} /> : <BuzzButton state={state} authorName={post.user.name} />;
}
