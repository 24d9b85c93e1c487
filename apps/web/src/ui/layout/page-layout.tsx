import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { hueAttribute } from '../hue.ts';
import styles from './page-layout.module.css';

type PageLayoutProps = {
  children: ReactNode;
  hue?: number | undefined;
  isReading?: boolean | undefined;
  banner?: ReactNode;
};

export function PageLayout({ children, hue, isReading, banner }: PageLayoutProps) {
  return (
    <main id="main" className={styles.main} tabIndex={-1} {...hueAttribute(hue)}>
      {banner}
      <div className={classNames(styles.wrap, styles.page, isReading && styles.reading)}>{children}</div>
    </main>
  );
}

export const wrapClass = styles.wrap;
