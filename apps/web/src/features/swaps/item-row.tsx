import type { SwapNumber } from '@wallabee/contract/swaps/ring';
import type { ReactNode } from 'react';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { numberArt, numberPage } from '../../game-ui/ring/number-art.ts';
import { Link } from '../../ui/controls/link.tsx';
import styles from './item-row.module.css';

export function ItemRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

type ItemRowProps = { item: SwapNumber; detail: ReactNode; end?: ReactNode };

export function ItemRow({ item, detail, end }: ItemRowProps) {
  return (
    <li className={styles.row}>
      <PlateArt art={numberArt(item)} hue={item.hue} size="thumb" pixels={56} isFaded={item.retired} />
      <div className={styles.text}>
        <Link className={styles.name} to={numberPage(item)} isPrefetched={false}>
          {item.name}
        </Link>
        <span className={styles.detail}>{detail}</span>
      </div>
      {end}
    </li>
  );
}
