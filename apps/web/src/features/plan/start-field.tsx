import type { StartPoint } from '@wallabee/contract/plan/start';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { asideStrings, startStrings as strings } from './plan.strings.ts';
import type { ChosenStart } from './plan-address.ts';
import styles from './plan-choices.module.css';
import { useStart } from './use-start.ts';

interface StartFieldProps {
  start: StartPoint | null;
  /** Whether the address names it. */
  isChosen: boolean;
  /** Null starts at the player's last place. */
  onStart: (start: ChosenStart | null) => void;
}

export function StartField({ start, isChosen, onStart }: StartFieldProps) {
  const [isOpen, setOpen] = useState(false);
  if (start && !isOpen)
    return (
      <p className={styles.known}>
        {start.name ? asideStrings.from(start.name) : asideStrings.fromHere}
        <Button look="quiet" isSmall onClick={() => setOpen(true)}>
          {strings.change}
        </Button>
        {isChosen && (
          <Button look="quiet" isSmall onClick={() => onStart(null)}>
            {strings.forget}
          </Button>
        )}
      </p>
    );
  return (
    <FindStart
      isFirst={!start}
      onStart={(chosen) => {
        setOpen(false);
        onStart(chosen);
      }}
    />
  );
}

function FindStart({ isFirst, onStart }: { isFirst: boolean; onStart: (start: ChosenStart) => void }) {
  const { isLooking, failure, find, here } = useStart(onStart);
  const [text, setText] = useState('');
  return (
    <section className={styles.start} aria-label={strings.heading}>
      <h2>{strings.heading}</h2>
      {isFirst && <p>{strings.why}</p>}
      <form
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          find(text);
        }}
      >
        <TextField
          label={strings.label}
          name="start"
          autoComplete="off"
          maxLength={100}
          value={text}
          error={failure}
          onChange={(event) => setText(event.target.value)}
        />
        <Button look="ink" type="submit" isBusy={isLooking}>
          {strings.go}
        </Button>
        <Button look="line" isBusy={isLooking} onClick={here}>
          {strings.here}
        </Button>
      </form>
    </section>
  );
}
