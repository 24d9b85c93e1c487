import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { hueAttribute } from '../hue.ts';
import styles from './page-layout.module.css';

type PageLayoutProps = {
  children: ReactNode;
  /** The hue the whole page tints from. */
  hue?: number | undefined;
  /** About 70 characters wide, for running text. */
  isReading?: boolean | undefined;
  /** Full-bleed content above the column: the home banner, a profile's head. */
  banner?: ReactNode;
};

/** The one main landmark of a page, at the house's width and gutters. */
export function PageLayout({ children, hue, isReading, banner }: PageLayoutProps) {
  return (
    <main id="main" className={styles.main} tabIndex={-1} {...hueAttribute(hue)}>
      {banner}
      <div className={classNames(styles.wrap, styles.page, isReading && styles.reading)}>{children}</div>
    </main>
  );
}

/** The same column inside a banner. */
export const wrapClass = styles.wrap;
