import { classNames } from './class-names.ts';
import { formatNumber } from './format-number.ts';
import styles from './number-chip.module.css';
import { prestigeOf } from './prestige.ts';
import { uiStrings } from './ui.strings.ts';

type NumberChipProps = {
  number: number;
  /** The number has just gone up: the chip gives a small jump. Give it the number as its key. */
  hasTicked?: boolean | undefined;
};

export function NumberChip({ number, hasTicked }: NumberChipProps) {
  const prestige = prestigeOf(number);
  return (
    <span className={classNames(styles.chip, hasTicked && styles.ticked)} data-prestige={prestige}>
      {uiStrings.number(formatNumber(number))}
      {prestige !== 'beyond' && (
        <abbr title={uiStrings.prestige[prestige].words}>{uiStrings.prestige[prestige].letters}</abbr>
      )}
    </span>
  );
}
