import type { Plan } from '@wallabee/contract/plan/plan';
import { TypeArt } from '../../../game-ui/type-art.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { planStrings, asideStrings as strings } from '../plan.strings.ts';
import styles from './aside.module.css';

/** Everything that is planned at a glance; the gaps are dashed. */
export function WholeShelf({ shelf }: Pick<Plan, 'shelf'>) {
  const found = formatNumber(shelf.filter(({ has }) => has).length);
  const size = formatNumber(shelf.length);
  return (
    <Panel heading={strings.shelf} aside={planStrings.ofAll(found, size)}>
      <ul className={styles.shelf} aria-label={strings.shelfLabel(found, size)}>
        {shelf.map(({ item, has }) => (
          <li key={item.item_type_id}>
            <TypeArt
              art={{
                ...artOf({ kind: 'item', id: item.item_type_id }, item.image_key, 100),
                alt: (has ? strings.has : strings.lacks)(item.name),
              }}
              hue={item.hue}
              size="tally"
              isGap={!has}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
