import { Comb } from '../../game-ui/comb.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { itemStrings } from './items.strings.ts';
import styles from './price.module.css';

export function Price({ cost }: { cost: number }) {
  return (
    <span className={styles.price}>
      <Comb />
      {formatNumber(cost)}
      <VisuallyHidden>{itemStrings.honeycombs}</VisuallyHidden>
    </span>
  );
}
