import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import { classNames } from '../ui/class-names.ts';
import { formatNumber } from '../ui/format-number.ts';
import { gameUiStrings } from './game-ui.strings.ts';
import styles from './number-chip.module.css';

type NumberChipProps = {
  number: number;
  /** Animates the chip; the caller sets the number as its key. */
  hasTicked?: boolean | undefined;
};

export function NumberChip({ number, hasTicked }: NumberChipProps) {
  const prestige = prestigeOf(number);
  return (
    <span className={classNames(styles.chip, hasTicked && styles.ticked)} data-prestige={prestige}>
      {gameUiStrings.number(formatNumber(number))}
      {prestige !== 'beyond' && (
        <abbr title={gameUiStrings.prestige[prestige].words}>{gameUiStrings.prestige[prestige].letters}</abbr>
      )}
    </span>
  );
}
