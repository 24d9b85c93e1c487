import type { Scope } from '@wallabee/contract/protocol/scopes';
import { Icon } from '../../ui/icon.tsx';
import styles from './apps.module.css';
import { scopeStrings } from './apps.strings.ts';

export function ScopeList({ scopes, isRefused }: { scopes: readonly Scope[]; isRefused?: boolean }) {
  return <PointList points={scopes.map((scope) => scopeStrings[scope])} isRefused={isRefused} />;
}

type PointListProps = { points: readonly string[]; isRefused?: boolean | undefined };

export function PointList({ points, isRefused }: PointListProps) {
  return (
    <ul className={styles.scopes}>
      {points.map((point) => (
        <li key={point} className={isRefused ? styles.not : undefined}>
          <Icon name={isRefused ? 'close' : 'check'} />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
