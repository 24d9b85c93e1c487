import { formatNumber } from './format-number.ts';
import styles from './number-chip.module.css';
import { prestigeOf } from './prestige.ts';
import { uiStrings } from './ui.strings.ts';

export function NumberChip({ number }: { number: number }) {
  const prestige = prestigeOf(number);
  return (
    <span className={styles.chip} data-prestige={prestige}>
      {uiStrings.number(formatNumber(number))}
      {prestige !== 'beyond' && (
        <abbr title={uiStrings.prestige[prestige].words}>{uiStrings.prestige[prestige].letters}</abbr>
      )}
    </span>
  );
}
