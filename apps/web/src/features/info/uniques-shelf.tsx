import type { SetItem } from '@wallabee/contract/sets/set';
import { ItemPlate } from '../../game-ui/item-plate.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { ButtonRow } from '../../ui/controls/button-row.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { Shelf } from '../../ui/layout/shelf.tsx';
import { infoStrings } from './info.strings.ts';
import styles from './uniques-shelf.module.css';

const { shelf, all, themes, none, failed } = infoStrings.uniques;

interface Uniques {
  hue: number;
  total: number;
  items: Pick<SetItem, 'item_type_id' | 'name' | 'image_key' | 'retired'>[];
}

/** Null if they could not be loaded. */
export function UniquesShelf({ uniques }: { uniques: Uniques | null }) {
  if (!uniques) return <ErrorState {...failed} />;
  if (uniques.items.length === 0) return <EmptyState {...none} />;
  return (
    <section className={styles.uniques} aria-label={shelf}>
      <h2>{shelf}</h2>
      <Shelf label={shelf} hue={uniques.hue} isDense>
        {uniques.items.map((item) => (
          <ItemPlate
            key={item.item_type_id}
            name={item.name}
            art={artOf({ kind: 'item', id: item.item_type_id }, item.image_key, 200)}
            href={`/tools/item/${item.item_type_id}`}
            isRetired={item.retired}
          />
        ))}
      </Shelf>
      <ButtonRow>
        <ButtonLink to="/tools/sets/25">{all(formatNumber(uniques.total))}</ButtonLink>
        <ButtonLink look="line" to="/tools/sets/25/sub">
          {themes}
        </ButtonLink>
      </ButtonRow>
    </section>
  );
}
