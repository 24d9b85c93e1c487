import { HIGHEST_RATE } from '@wallabee/contract/plan/plan-costs';
import { useId, useState } from 'react';
import { Input } from '../../ui/controls/field.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { planStrings as strings } from './plan.strings.ts';
import { rateFrom } from './plan-address.ts';
import styles from './plan-choices.module.css';

/** A new plan is made when the field is left or Enter is pressed. */
export function RateField({ rate, onRate }: { rate: number; onRate: (rate: number) => void }) {
  const [text, setText] = useState(`${rate}`);
  const [isWrong, setWrong] = useState(false);
  const wrongId = useId();
  const [shown, setShown] = useState(rate);
  if (shown !== rate) {
    setShown(rate);
    setText(`${rate}`);
    setWrong(false);
  }
  function commit() {
    const typed = rateFrom(text);
    setWrong(typed === null);
    if (typed !== null && typed !== rate) onRate(typed);
  }
  return (
    <form
      className={styles.rate}
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <Input
        name="rate"
        aria-label={strings.rate}
        aria-invalid={isWrong || undefined}
        aria-describedby={wrongId}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (rateFrom(event.target.value) !== null) setWrong(false);
        }}
        onBlur={commit}
      />
      <span aria-hidden="true">{strings.rateShort}</span>
      <span className={styles.wrong} id={wrongId} aria-live="polite">
        {isWrong && strings.rateWrong(formatNumber(HIGHEST_RATE))}
      </span>
    </form>
  );
}
