import type { ReactNode } from 'react';
import type { ChangeDoc } from './change-docs.ts';
import styles from './change-list.module.css';
import { ChangeList } from './change-list.tsx';

export function ChangesView({ changes, policy }: { changes: ChangeDoc[]; policy: ReactNode }) {
  return (
    <div className={styles.view}>
      <div>{policy}</div>
      <ChangeList changes={changes} />
    </div>
  );
}
