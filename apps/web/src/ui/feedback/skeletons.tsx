import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CardGrid } from '../layout/card-grid.tsx';
import { Shelf } from '../layout/shelf.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { uiStrings } from '../ui.strings.ts';
import styles from './skeletons.module.css';

/** The ledges are part of the skeleton, so that nothing shifts when the plates arrive. */
export function ShelfSkeleton({ count = 12, isDense }: { count?: number; isDense?: boolean | undefined }) {
  return (
    <Loading>
      <Shelf isDense={isDense} isBusy>
        {places(count).map((place) => (
          <span key={place} className={styles.plate}>
            <span className={styles.stand}>
              <Bone className={styles.square} />
            </span>
            <Bone className={styles.name} />
            <Bone className={styles.tag} />
          </span>
        ))}
      </Shelf>
    </Loading>
  );
}

export function SetCardsSkeleton({ count = 9 }: { count?: number }) {
  return (
    <Loading>
      <CardGrid>
        {places(count).map((place) => (
          <span key={place} className={styles.card}>
            <Bone className={styles.square} />
            <span className={styles.lines}>
              <Bone className={styles.long} />
              <Bone className={styles.bar} />
            </span>
          </span>
        ))}
      </CardGrid>
    </Loading>
  );
}

export function FilterSkeleton() {
  return (
    <div className={styles.filters} aria-hidden="true">
      <Bone className={styles.search} />
      <Bone className={styles.count} />
    </div>
  );
}

export function PanelSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <Loading>
      <div className={styles.panel}>
        <Bone className={styles.heading} />
        <Rows count={rows} />
      </div>
    </Loading>
  );
}

export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Loading>
      <Rows count={rows} />
    </Loading>
  );
}

export function TextSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <Loading>
      <div className={styles.lines}>
        {places(lines).map((place) => (
          <Bone key={place} className={place === lines - 1 ? styles.short : styles.full} />
        ))}
      </div>
    </Loading>
  );
}

function Rows({ count }: { count: number }) {
  return (
    <div className={styles.rows}>
      {places(count).map((place) => (
        <div key={place} className={styles.row}>
          <Bone className={styles.thumb} />
          <div className={styles.lines}>
            <Bone className={styles.long} />
            <Bone className={styles.short} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Decoration: the caller hides it from screen readers or labels it. */
export function Bone({ className }: { className: string | undefined }) {
  return <span className={classNames(styles.bone, className)} />;
}

function Loading({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{uiStrings.loading}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

function places(count: number) {
  return Array.from({ length: count }, (_, place) => place);
}
