import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import styles from './tag.module.css';

export type TagKind = keyof typeof icons;

export function Tag({ kind, children }: { kind: TagKind; children: ReactNode }) {
  const icon = icons[kind];
  return (
    <span className={styles.tag} data-tag={kind}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

const icons = {
  mix: 'mix',
  store: 'store',
  forage: 'leaf',
  market: 'scale',
  player: 'user',
  variants: 'layers',
  crackers: 'cracker',
  'grab-bags': 'bag',
  interactables: 'hand',
  mixers: 'flask',
  'set-completion': 'trophy',
  staff: null,
  keeper: 'hexagon',
  memorial: null,
  closed: 'lock',
  failing: 'alert',
  locked: 'lock',
  birthday: 'cake',
  set: null,
  line: null,
  live: null,
  place: 'pin',
  swap: 'swap',
  held: 'check',
  container: 'bag',
  gift: 'gift',
  'no-way': 'close',
} as const satisfies Record<string, IconName | null>;
