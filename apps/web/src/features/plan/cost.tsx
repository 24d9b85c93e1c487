import { Comb } from '../../game-ui/comb.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import styles from './cost.module.css';
import { planStrings, stepStrings } from './plan.strings.ts';

/** Honeycombs, or the word that nothing is paid. */
export function Cost({ honeycombs }: { honeycombs: number }) {
  if (honeycombs === 0) return <span className={styles.cost}>{stepStrings.free}</span>;
  return (
    <span className={styles.cost}>
      <Honeycombs count={honeycombs} />
    </span>
  );
}

export function Honeycombs({ count }: { count: number }) {
  return (
    <span className={styles.honeycombs}>
      <span role="img" aria-label={planStrings.honeycombs}>
        <Comb />
      </span>
      {formatNumber(count)}
    </span>
  );
}
