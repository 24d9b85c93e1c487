import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icon.tsx';
import { outboxStrings as strings } from './outbox.strings.ts';
import { remove, sendAgain, takeBack } from './outbox.ts';
import type { WaitingWrite } from './outbox-entry.ts';
import { mayHaveArrived } from './outbox-rules.ts';
import styles from './waiting-mark.module.css';

/** How far a write is, and what the player can do about it. */
export function WaitingMark({ write, onEdit }: { write: WaitingWrite; onEdit?: () => void }) {
  const { state, shown } = write;
  const takeItBack = useTakeBack(write);
  const about = (label: string) => strings.about(label, shown.what);
  const edit = async () => (await takeItBack()) && onEdit?.();
  return (
    <div className={styles.mark} data-state={state}>
      <span className={styles.state}>
        <Icon name={ICONS[state]} />
        {wordsOf(write)}
      </span>
      {(state === 'refused' || state === 'too-old') && (
        <Button
          look="quiet"
          isSmall
          aria-label={about(strings.sendAgain)}
          onClick={() => void sendAgain(write.id)}
        >
          {strings.sendAgain}
        </Button>
      )}
      {state !== 'sent' && shown.draft && state !== 'waiting' && (
        <Button look="quiet" isSmall aria-label={about(strings.edit)} onClick={() => void edit()}>
          {strings.edit}
        </Button>
      )}
      {state === 'waiting' && (
        <Button look="quiet" isSmall aria-label={about(strings.takeBack)} onClick={() => void edit()}>
          {strings.takeBack}
        </Button>
      )}
      {(state === 'refused' || state === 'too-old') && (
        <Button look="quiet" isSmall aria-label={about(strings.remove)} onClick={() => void remove(write.id)}>
          {strings.remove}
        </Button>
      )}
    </div>
  );
}

const ICONS = { waiting: 'clock', sent: 'check', refused: 'alert', 'too-old': 'alert' } as const;

function wordsOf(write: WaitingWrite): string {
  if (write.state === 'sent') return strings.sent;
  if (write.state === 'too-old') return strings.tooOld;
  if (write.state === 'refused') return strings.refused(write.problem ?? { error: '' });
  return write.claimedUntil > Date.now() ? strings.sending : strings.waiting;
}

function useTakeBack(write: WaitingWrite) {
  const showToast = useToast();
  return async () => {
    const isTaken = await takeBack(write);
    if (!isTaken) showToast({ text: strings.underWay, isError: true });
    else showToast({ text: mayHaveArrived(write) ? strings.takenBackLate : strings.takenBack });
    return isTaken;
  };
}
