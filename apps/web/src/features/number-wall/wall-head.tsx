import { typedNumber } from '@wallabee/contract/items/typed-number';
import { type FormEvent, useState } from 'react';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { BackLink } from '../../ui/layout/page-header.tsx';
import type { WallType } from './card/number-card.tsx';
import { wallStrings } from './number-wall.strings.ts';
import { type WallFilters, writeFilters } from './sieve/wall-filters.ts';
import styles from './wall-head.module.css';
import { itemTypeHref } from './wall-links.ts';

interface WallHeadProps {
  type: WallType;
  total: number;
  filters: WallFilters;
  onFind: (number: number) => void;
}

export function WallHead({ type, total, filters, onFind }: WallHeadProps) {
  return (
    <header>
      <BackLink href={itemTypeHref(type.item_type_id)} label={wallStrings.backTo(type.name)} />
      <div className={styles.head}>
        <PlateArt
          art={artOf({ kind: 'item', id: type.item_type_id }, type.image_key, 100)}
          pixels={132}
          hue={type.hue}
          isEager
        />
        <div className={styles.title}>
          <h1>{wallStrings.heading}</h1>
          <p className={styles.lead}>{leadOf(type.name, total)}</p>
        </div>
        {total > 0 && <Finder {...{ total, filters, onFind }} />}
      </div>
    </header>
  );
}

export function leadOf(name: string, total: number): string {
  if (total === 0) return wallStrings.noneIssued(name);
  return total === 1 ? wallStrings.leadOfOne(name) : wallStrings.lead(name, formatNumber(total));
}

/** Without a script it is a plain form, which the page itself answers with the card. */
function Finder({ total, filters, onFind }: Omit<WallHeadProps, 'type'>) {
  const last = formatNumber(total);
  const [isWrong, setWrong] = useState(filters.n !== null && filters.n > total);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = typedNumber(String(new FormData(event.currentTarget).get('n') ?? ''));
    const isIssued = number !== null && number <= total;
    setWrong(!isIssued);
    if (isIssued) onFind(number);
  };
  const others = [...new URLSearchParams(writeFilters({ ...filters, n: null, page: 1 }))];
  return (
    <form className={styles.find} onSubmit={find}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label={wallStrings.find}
        name="n"
        inputMode="numeric"
        autoComplete="off"
        placeholder={wallStrings.findHint(last)}
        error={isWrong ? wallStrings.noSuchNumber(last) : undefined}
        after={<Button type="submit">{wallStrings.findButton}</Button>}
      />
    </form>
  );
}
