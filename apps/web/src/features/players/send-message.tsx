import type { Profile } from '@wallabee/contract/players/profile';
import { lazy, Suspense } from 'react';
import { useFriendSession } from './use-friendship.ts';

const MessageDialog = lazy(async () => ({ default: (await import('./message-dialog.tsx')).MessageDialog }));

/** For friends alone, so that others do not load it. */
export function SendMessage({ to }: { to: Pick<Profile, 'id' | 'name'> }) {
  const friend = useFriendSession(to.id);
  return (
    friend && (
      <Suspense>
        <MessageDialog to={to} sender={friend.username} />
      </Suspense>
    )
  );
}
