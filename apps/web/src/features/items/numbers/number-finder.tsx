import { typedNumber } from '@wallabee/contract/items/typed-number';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { itemTypeHref, numberHref } from '../item-links.ts';
import { itemStrings } from '../items.strings.ts';
import styles from './number-finder.module.css';

interface NumberFinderProps {
  itemTypeId: number;
  totalIssued: number;
  /** What a form without a script sent and no number has. */
  wrongNumber?: string | undefined;
}

/** Without a script it is a plain form, which the type's own page answers. */
export function NumberFinder({ itemTypeId, totalIssued, wrongNumber }: NumberFinderProps) {
  const navigate = useNavigate();
  const [wrong, setWrong] = useState(wrongNumber);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('number') ?? '');
    const number = typedNumber(typed);
    setWrong(number === null ? typed : undefined);
    if (number !== null) void navigate(numberHref(itemTypeId, number));
  };
  return (
    <form className={styles.finder} action={itemTypeHref(itemTypeId)} onSubmit={find}>
      <TextField
        label={itemStrings.findNumber}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={wrongNumber}
        error={wrong === undefined ? undefined : itemStrings.wrongNumber(wrong.trim())}
        placeholder={
          totalIssued > 0 ? itemStrings.findHint(formatNumber(totalIssued)) : itemStrings.noneIssued
        }
        after={<Button type="submit">{itemStrings.find}</Button>}
      />
    </form>
  );
}
