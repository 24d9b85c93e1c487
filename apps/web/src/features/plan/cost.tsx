import type { Way } from '@wallabee/contract/plan/ways';
import { Comb } from '../../game-ui/comb.tsx';
import { effortWords } from '../../game-ui/way-words.ts';
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

/** The honeycombs and the effort of a way, as far as it has them. */
export function WayCost({ way }: { way: Way }) {
  const effort = effortWords(way);
  return (
    <span className={styles.way}>
      {(way.honeycombs > 0 || effort === null) && <Cost honeycombs={way.honeycombs} />}
      {effort !== null && <span>{effort}</span>}
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
