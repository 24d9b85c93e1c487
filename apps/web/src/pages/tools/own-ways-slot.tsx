import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { lazy, Suspense } from 'react';
import { useSession } from '../../platform/session/session.ts';
import visibility from '../../platform/session/visibility.module.css';
import { classNames } from '../../ui/class-names.ts';
import styles from './own-ways-slot.module.css';

const OwnWays = lazy(async () => ({ default: (await import('./own-ways.tsx')).OwnWays }));

/** Its room is there from the first paint, so that nothing on the screen shifts when the ways arrive. */
export function OwnWaysSlot({ itemTypeId }: { itemTypeId: ItemTypeId }) {
  const session = useSession();
  return (
    <div className={classNames(styles.slot, visibility.loggedIn)}>
      {session && (
        <Suspense>
          <OwnWays key={session.token} itemTypeId={itemTypeId} />
        </Suspense>
      )}
    </div>
  );
}
