import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icon.tsx';
import { outboxStrings as strings } from './outbox.strings.ts';
import { remove, sendAgain, takeBack } from './outbox.ts';
import type { WaitingWrite } from './outbox-entry.ts';
import { isNotSent, mayHaveArrived } from './outbox-rules.ts';
import styles from './waiting-mark.module.css';

/** How far a write is, and what the player can do about it. */
export function WaitingMark({ write, onEdit }: { write: WaitingWrite; onEdit?: () => void }) {
  const { state, shown } = write;
  const takeItBack = useTakeBack(write);
  const hasFailed = isNotSent(state);
  const edit = async () => (await takeItBack()) && onEdit?.();
  return (
    <div className={styles.mark} data-state={state}>
      <span className={styles.state}>
        <Icon name={ICONS[state]} />
        {wordsOf(write)}
      </span>
      {hasFailed && (
        <Action label={strings.sendAgain} what={shown.what} onPress={() => void sendAgain(write.id)} />
      )}
      {hasFailed && shown.draft && (
        <Action label={strings.edit} what={shown.what} onPress={() => void edit()} />
      )}
      {state === 'waiting' && (
        <Action label={strings.takeBack} what={shown.what} onPress={() => void edit()} />
      )}
      {hasFailed && <Action label={strings.remove} what={shown.what} onPress={() => void remove(write.id)} />}
    </div>
  );
}

interface ActionProps {
  label: string;
  what: string;
  onPress: () => void;
}

function Action({ label, what, onPress }: ActionProps) {
  return (
    <Button look="quiet" isSmall aria-label={strings.about(label, what)} onClick={onPress}>
      {label}
    </Button>
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
