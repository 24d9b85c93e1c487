import { lazy, Suspense } from 'react';
import { useSession } from '../../../platform/session/session.ts';
import visibility from '../../../platform/session/visibility.module.css';
import { classNames } from '../../../ui/class-names.ts';
import styles from './home-ring-slot.module.css';

/** Only players who are logged in load it. */
const HomeRing = lazy(async () => ({ default: (await import('./home-ring.tsx')).HomeRing }));

/** Its room is there from the first paint, so that nothing shifts when the ring arrives. */
export function HomeRingSlot() {
  const session = useSession();
  return (
    <div className={classNames(styles.slot, visibility.loggedIn)}>
      {session && (
        <Suspense>
          <HomeRing key={session.token} />
        </Suspense>
      )}
    </div>
  );
}
