import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import { classNames } from '../ui/class-names.ts';
import styles from './class-chip.module.css';
import { gameUiStrings } from './game-ui.strings.ts';
import chip from './number-chip.module.css';

/** The class of the numbers with so many digits. */
export function ClassChip({ digits }: { digits: number }) {
  return (
    <span className={classNames(chip.chip, styles.class)} data-prestige={prestigeOf(10 ** (digits - 1))}>
      {classLetters(digits)}
    </span>
  );
}

export function classLetters(digits: number): string {
  const prestige = prestigeOf(10 ** (digits - 1));
  return prestige === 'beyond' ? gameUiStrings.digits(digits) : gameUiStrings.prestige[prestige].letters;
}
