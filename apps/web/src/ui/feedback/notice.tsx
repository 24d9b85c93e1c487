import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import styles from './notice.module.css';

type NoticeKind = keyof typeof icons;

export function Notice({ kind, children }: { kind: NoticeKind; children: ReactNode }) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon name={icons[kind]} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}

const icons = { good: 'check', bad: 'alert', plain: 'hexagon' } as const satisfies Record<string, IconName>;
