import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { itemTypeHref, numberHref } from '../item-links.ts';
import { itemStrings } from '../items.strings.ts';
import styles from './number-finder.module.css';
import { numberToFind } from './number-to-find.ts';

interface NumberFinderProps {
  itemTypeId: number;
  totalIssued: number;
}

/** Without a script it is a plain form, which the type's own page answers. */
export function NumberFinder({ itemTypeId, totalIssued }: NumberFinderProps) {
  const navigate = useNavigate();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = numberToFind(new FormData(event.currentTarget).get('number'));
    if (number !== null) void navigate(numberHref(itemTypeId, number));
  };
  return (
    <form className={styles.finder} action={itemTypeHref(itemTypeId)} onSubmit={find}>
      <TextField
        label={itemStrings.findNumber}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        placeholder={
          totalIssued > 0 ? itemStrings.findHint(formatNumber(totalIssued)) : itemStrings.noneIssued
        }
        after={<Button type="submit">{itemStrings.find}</Button>}
      />
    </form>
  );
}
