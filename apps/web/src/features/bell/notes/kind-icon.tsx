import type { BellKind } from '@wallabee/contract/bell/bell-kinds';
import { Icon, type IconName, LineIcon } from '../../../ui/icon.tsx';
import styles from './kind-icon.module.css';

export function KindIcon({ kind, isLarge }: { kind: BellKind; isLarge?: boolean | undefined }) {
  return (
    <span className={styles.kind} data-large={isLarge || undefined}>
      {kind in OWN ? (
        <LineIcon path={OWN[kind as keyof typeof OWN]} />
      ) : (
        <Icon name={SHARED[kind as keyof typeof SHARED]} />
      )}
    </span>
  );
}

const OWN = {
  mentions: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.6 7.2',
  threads: 'M4 5h16v11.5h-8.5L7 20.5v-4H4Z',
  releases: 'M12 3.5 14 10l6.5 2-6.5 2-2 6.5L10 14l-6.5-2 6.5-2ZM19 3v4m-2-2h4',
} as const satisfies Partial<Record<BellKind, string>>;

const SHARED = {
  alerts: 'bell',
  trades: 'swap',
  messages: 'mail',
  buzzes: 'bee',
  gifts: 'gift',
  former_items: 'pin',
  sets: 'trophy',
  moderation: 'scale',
} as const satisfies Record<Exclude<BellKind, keyof typeof OWN>, IconName>;
