import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { hueAttribute } from '../hue.ts';
import styles from './page-layout.module.css';

type PageLayoutProps = {
  children: ReactNode;
  hue?: number | undefined;
  /** `reading` is one column of text or fields, `text` one beside its table of contents. */
  width?: 'reading' | 'text' | undefined;
  banner?: ReactNode;
};

export function PageLayout({ children, hue, width, banner }: PageLayoutProps) {
  return (
    <main id="main" className={styles.main} tabIndex={-1} {...hueAttribute(hue)}>
      {banner}
      <div className={classNames(styles.wrap, styles.page, width && styles[width])}>{children}</div>
    </main>
  );
}

/** For pages that are built of bands; each band sets its own width by `wrapClass`. */
export function BarePageLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
}

export const wrapClass = styles.wrap;
