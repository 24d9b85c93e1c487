import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { refresh, requestSending } from '../../../platform/outbox/outbox.ts';
import type { WaitingWrite } from '../../../platform/outbox/outbox-entry.ts';
import { WaitingMark } from '../../../platform/outbox/waiting-mark.tsx';
import { useWaitingWrites } from '../../../platform/outbox/waiting-writes.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { When } from '../../../ui/when/when.tsx';
import { waitingStrings as strings } from './waiting.strings.ts';
import styles from './waiting-panel.module.css';

/** Everything of the player that waits or was refused. */
export function WaitingPanel() {
  const session = useSession();
  const writes = useWaitingWrites();
  const { state, read } = useReading(session?.userId);
  if (!session) return null;
  const isAnyWaiting = writes.some((write) => write.state === 'waiting');
  return (
    <Panel
      heading={strings.heading}
      aside={
        isAnyWaiting && (
          <Button look="line" isSmall onClick={requestSending}>
            {strings.sendNow}
          </Button>
        )
      }
    >
      {state === 'failed' && <ErrorState heading={strings.loadingFailed} onRetry={read} />}
      {state === 'loading' && writes.length === 0 && <p role="status">{strings.loading}</p>}
      {state === 'read' && writes.length === 0 && <p>{strings.none}</p>}
      {writes.length > 0 && <WaitingRows writes={writes} />}
    </Panel>
  );
}

function useReading(userId: number | undefined) {
  const [state, setState] = useState<'loading' | 'read' | 'failed'>('loading');
  const read = () => {
    refresh().then(
      () => setState('read'),
      () => setState('failed'),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player has other writes.
  useEffect(read, [userId]);
  return { state, read };
}

function WaitingRows({ writes }: { writes: readonly WaitingWrite[] }) {
  return (
    <Stack>
      <p className={styles.about}>{strings.about}</p>
      <ul className={styles.rows} aria-label={strings.heading}>
        {writes.map((write) => (
          <WaitingRow key={write.id} write={write} />
        ))}
      </ul>
    </Stack>
  );
}

function WaitingRow({ write }: { write: WaitingWrite }) {
  const { shown, createdAt } = write;
  const navigate = useNavigate();
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <Link to={shown.href}>{shown.what}</Link>
        <span>
          {strings.writtenAt} <When at={new Date(createdAt).toISOString()} isInSentence />
        </span>
      </p>
      {shown.text !== '' && <p className={styles.text}>{shown.text}</p>}
      <WaitingMark write={write} onEdit={() => shown.draft && void navigate(shown.href)} />
    </li>
  );
}
