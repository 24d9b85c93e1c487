import type { ItemTypeCard } from '@wallabee/contract/items/item-type';
import { ItemPlate } from '../../../game-ui/item-plate.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Shelf } from '../../../ui/layout/shelf.tsx';
import { playerStrings } from '../players.strings.ts';
import styles from './uniques-shelf.module.css';

type Unique = Pick<ItemTypeCard, 'item_type_id' | 'name' | 'hue' | 'retired' | 'image_key'>;

export function UniquesShelf({ uniques }: { uniques: readonly Unique[] }) {
  if (uniques.length === 0) {
    return (
      <EmptyState
        heading={playerStrings.noUniques}
        text={playerStrings.noUniquesText}
        action={
          <ButtonLink look="line" to="/uniques">
            {playerStrings.aboutUniques}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <section className={styles.uniques}>
      <h2>{playerStrings.uniques(uniques.length)}</h2>
      <Shelf label={playerStrings.pageNames.uniques}>
        {uniques.map(({ item_type_id, name, hue, retired, image_key }, place) => (
          <ItemPlate
            key={item_type_id}
            name={name}
            hue={hue}
            art={artOf({ kind: 'item', id: item_type_id }, image_key, 200)}
            href={`/tools/item/${item_type_id}`}
            isRetired={retired}
            isEager={place < ABOVE_THE_FOLD}
          />
        ))}
      </Shelf>
    </section>
  );
}

const ABOVE_THE_FOLD = 6;
