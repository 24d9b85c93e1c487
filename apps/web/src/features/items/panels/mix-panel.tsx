import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import { type ReactNode, useId } from 'react';
import { MixPicture } from '../../../game-ui/mix-picture.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { itemStrings } from '../items.strings.ts';
import styles from './mix-panel.module.css';
import { PlateGrid } from './plate-grid.tsx';
import { RelatedPlate } from './related-plate.tsx';

export function MixPanel({ item }: { item: ItemTypeDetail }) {
  if (!isInMixes(item)) return null;
  return (
    <Panel heading={itemStrings.mixInfo} aside={item.formulas.length > 0 && itemStrings.usesUpBoth}>
      <div className={styles.parts}>
        <CreatedWith item={item} />
        <SpecialMix item={item} />
        <UsedToMake item={item} />
        <Scent heading={itemStrings.perfume} message={item.perfume_message} />
        <Scent heading={itemStrings.aftershave} message={item.aftershave_message} />
      </div>
    </Panel>
  );
}

function isInMixes(item: ItemTypeDetail): boolean {
  const lists = [item.formulas, item.used_to_make, item.used_in_special_mixes];
  const texts = [item.mix_exception, item.used_exception, item.perfume_message, item.aftershave_message];
  return lists.some((list) => list.length > 0) || texts.some(Boolean);
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {children}
    </section>
  );
}

function CreatedWith({ item }: { item: ItemTypeDetail }) {
  if (item.formulas.length === 0) return null;
  return (
    <Part heading={itemStrings.createdWith}>
      <div className={styles.mixes}>
        {item.formulas.map((formula) => (
          <Mix key={formula.join('+')} item={item} parts={formula} />
        ))}
      </div>
    </Part>
  );
}

function SpecialMix({ item }: { item: ItemTypeDetail }) {
  const { mix_exception, related } = item;
  if (!mix_exception) return null;
  return (
    <Part heading={itemStrings.specialMixWith}>
      <div className={styles.special}>
        {mix_exception.with.length === 2 ? (
          <Mix item={item} parts={mix_exception.with} />
        ) : (
          <PlateGrid items={mix_exception.with.flatMap((id) => related[id] ?? [])} />
        )}
        <p className={styles.text}>{mix_exception.explanation}</p>
      </div>
    </Part>
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
    <Part heading={itemStrings.usedToMake}>
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
    </Part>
  );
}

function Scent({ heading, message }: { heading: string; message: string | null }) {
  if (!message) return null;
  return (
    <Part heading={heading}>
      <p className={styles.scent}>{message}</p>
    </Part>
  );
}
