import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { wrapClass } from '../../ui/layout/page-layout.tsx';
import styles from './banner.module.css';
import type { CombCell } from './comb-cells.ts';
import { homeStrings } from './home.strings.ts';
import { HoneyComb } from './honey-comb.tsx';

export function Banner({ badges, cells }: { badges: ReactNode; cells: readonly (CombCell | null)[] }) {
  return (
    <div className={styles.banner}>
      <div className={classNames(wrapClass, styles.wrap)}>
        <div className={styles.say}>
          <h1>{homeStrings.heading}</h1>
          <p>{homeStrings.lead}</p>
          {badges}
        </div>
        <div className={styles.cabinet}>
          <HoneyComb cells={cells} />
        </div>
      </div>
    </div>
  );
}
