import type { BellWay } from '@wallabee/contract/bell/bell-kinds';
import { Icon, LineIcon } from '../../../ui/icon.tsx';

export function WayIcon({ way }: { way: BellWay }) {
  return way === 'push' ? <Icon name="phone" /> : <LineIcon path={PATHS[way]} />;
}

const PATHS = {
  site: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Zm-17 0h17M12 3.5c2.5 2.4 3.7 5.2 3.7 8.5s-1.2 6.1-3.7 8.5c-2.5-2.4-3.7-5.2-3.7-8.5s1.2-6.1 3.7-8.5Z',
  feed: 'M5 19v.01M5 12a7 7 0 0 1 7 7M5 5a14 14 0 0 1 14 14',
  webhook:
    'M15 7.5a3 3 0 1 0-4.5 2.6L7.5 15.5M9 17.5a3 3 0 1 1-2.6-3M12.5 9.5l3 5.5m3 5.5a3 3 0 1 0-2.6-4.5M9 17.5h6.5',
} as const satisfies Record<Exclude<BellWay, 'push'>, string>;
