import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../ui/controls/link.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { outboxStrings as strings } from './outbox.strings.ts';
import type { WaitingWrite } from './outbox-entry.ts';
import { isNotSent } from './outbox-rules.ts';
import { useOutbox } from './use-outbox.ts';
import styles from './waiting-indicator.module.css';
import { useWaitingWrites } from './waiting-writes.ts';

/** Shows on every page what waits, and runs the sender. */
export function WaitingIndicator() {
  useOutbox();
  const writes = useWaitingWrites();
  const showToast = useToast();
  const isAllSent = writes.length > 0 && writes.every(({ state }) => state === 'sent');
  useEffect(() => {
    if (isAllSent) showToast({ text: strings.allSent });
  }, [isAllSent, showToast]);
  const { pathname } = useLocation();
  const words = pathname === KIT ? '' : wordsFor(writes);
  return (
    <>
      <div className={styles.place} role="status">
        {words !== '' && (
          <Link className={styles.pill} to={KIT}>
            <Icon name="clock" />
            {words}
          </Link>
        )}
      </div>
      <DiscardDialog />
    </>
  );
}

/** It lists them itself. */
const KIT = '/kit';

function wordsFor(writes: readonly WaitingWrite[]): string {
  const waiting = writes.filter(({ state }) => state === 'waiting').length;
  const notSent = writes.filter(({ state }) => isNotSent(state)).length;
  const parts = [waiting > 0 && strings.countWaiting(waiting), notSent > 0 && strings.countNotSent(notSent)];
  return parts.filter(Boolean).join(', ');
}
