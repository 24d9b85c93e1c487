import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import { MixPicture } from '../../../game-ui/mix-picture.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { itemStrings } from '../items.strings.ts';
import styles from './mix-panels.module.css';
import { PlateGrid } from './plate-grid.tsx';
import { RelatedPlate } from './related-plate.tsx';

export function MixPanels({ item }: { item: ItemTypeDetail }) {
  return (
    <>
      <CreatedWith item={item} />
      <SpecialMix item={item} />
      <UsedToMake item={item} />
      <Scent heading={itemStrings.perfume} message={item.perfume_message} />
      <Scent heading={itemStrings.aftershave} message={item.aftershave_message} />
    </>
  );
}

function CreatedWith({ item }: { item: ItemTypeDetail }) {
  if (item.formulas.length === 0) return null;
  return (
    <Panel heading={itemStrings.createdWith} aside={itemStrings.usesUpBoth}>
      <div className={styles.mixes}>
        {item.formulas.map((formula) => (
          <Mix key={formula.join('+')} item={item} parts={formula} />
        ))}
      </div>
    </Panel>
  );
}

function SpecialMix({ item }: { item: ItemTypeDetail }) {
  const { mix_exception, related } = item;
  if (!mix_exception) return null;
  return (
    <Panel heading={itemStrings.specialMixWith}>
      <div className={styles.special}>
        {mix_exception.with.length === 2 ? (
          <Mix item={item} parts={mix_exception.with} />
        ) : (
          <PlateGrid items={mix_exception.with.flatMap((id) => related[id] ?? [])} />
        )}
        <p className={styles.text}>{mix_exception.explanation}</p>
      </div>
    </Panel>
  );
}

interface MixProps {
  item: ItemTypeDetail;
  parts: readonly number[];
  result?: number | undefined;
}

/** A mix of an item with itself lists it twice, so the index is part of the key. */
function Mix({ item, parts, result = item.item_type_id }: MixProps) {
  const plateOf = (id: number) =>
    id === item.item_type_id ? <RelatedPlate item={item} isHere /> : <RelatedPlate item={item.related[id]} />;
  return (
    <MixPicture
      labels={{ plus: itemStrings.plus, makes: itemStrings.makes }}
      parts={parts.map((id, place) => ({ key: `${place}:${id}`, plate: plateOf(id) }))}
      result={plateOf(result)}
    />
  );
}

/** An item with more mixes shows only their results. */
const DRAWN_MIXES = 2;

function UsedToMake({ item }: { item: ItemTypeDetail }) {
  const { used_to_make, used_in_special_mixes, used_exception, related } = item;
  const isDrawn = used_to_make.length <= DRAWN_MIXES;
  const made = isDrawn ? [] : used_to_make.map(({ item_type_id }) => item_type_id);
  const plates = [...new Set([...made, ...used_in_special_mixes])].flatMap((id) => related[id] ?? []);
  if (used_to_make.length === 0 && plates.length === 0 && !used_exception) return null;
  return (
    <Panel heading={itemStrings.usedToMake}>
      <div className={styles.mixes}>
        {used_exception && <p className={styles.text}>{used_exception}</p>}
        {isDrawn &&
          used_to_make.map(({ item_type_id, formula }) => (
            <Mix
              key={`${item_type_id}=${formula.join('+')}`}
              item={item}
              parts={formula}
              result={item_type_id}
            />
          ))}
        {plates.length > 0 && <PlateGrid items={plates} />}
      </div>
    </Panel>
  );
}

function Scent({ heading, message }: { heading: string; message: string | null }) {
  if (!message) return null;
  return (
    <Panel heading={heading}>
      <p className={styles.scent}>{message}</p>
    </Panel>
  );
}
