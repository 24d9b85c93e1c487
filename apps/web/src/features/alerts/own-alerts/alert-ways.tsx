import type { AlertWays as Ways } from '@wallabee/contract/alerts/alert';
import type { BellWay } from '@wallabee/contract/bell/bell-kinds';
import { LineIcon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './own-alerts.module.css';
import { ownAlertStrings as strings } from './own-alerts.strings.ts';

export function AlertWays({ ways }: { ways: Ways }) {
  const on = WAYS.filter((way) => (way === 'webhook' ? ways.webhook_id !== null : ways[way]));
  if (on.length === 0) return <span>{strings.noWay}</span>;
  return (
    <ul className={styles.ways} aria-label={strings.waysLabel}>
      {on.map((way) => (
        <li key={way} title={strings.ways[way]}>
          <LineIcon path={WAY_PATHS[way]} />
          <VisuallyHidden>{strings.ways[way]}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}

const WAYS = ['site', 'push', 'feed', 'webhook'] as const satisfies readonly BellWay[];
const WAY_PATHS = {
  site: 'M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10Zm4 10a2.2 2.2 0 0 0 4 0',
  push: 'M9.5 2.5h5A2.5 2.5 0 0 1 17 5v14a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 7 19V5a2.5 2.5 0 0 1 2.5-2.5Zm1.5 16h2',
  feed: 'M5 19v.01M5 12.5a6.5 6.5 0 0 1 6.5 6.5M5 6a13 13 0 0 1 13 13',
  webhook:
    'M12 9.5a3 3 0 1 0-2.6-1.5L6.5 13M12 6.5l3.5 6.5M6.5 13a3 3 0 1 0 3 3.5h5.5m.5-3.5a3 3 0 1 1-.6 4.5',
} as const satisfies Record<BellWay, string>;
