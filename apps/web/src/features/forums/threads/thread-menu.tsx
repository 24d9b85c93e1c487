import type { ThreadPage } from '@wallabee/contract/forums/forum';
import type { ThreadState } from '@wallabee/contract/forums/thread-state';
import { lazy, Suspense } from 'react';
import { Menu } from '../../../ui/controls/menu.tsx';
import { talkingStrings } from '../talking/talking.strings.ts';

const ThreadMenuItems = lazy(async () => ({
  default: (await import('./thread-menu-items.tsx')).ThreadMenuItems,
}));

export function ThreadMenu({ thread, state }: { thread: ThreadPage; state: ThreadState }) {
  return (
    <Menu label={talkingStrings.threadMenu}>
      <Suspense fallback={talkingStrings.loading}>
        <ThreadMenuItems thread={thread} state={state} />
      </Suspense>
    </Menu>
  );
}
