import type { LatestItem } from '@wallabee/contract/items/item-type';
import { useId, useState } from 'react';
import { ItemPlate } from '../../game-ui/item-plate.tsx';
import { NumberChip } from '../../game-ui/number-chip.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Shelf } from '../../ui/layout/shelf.tsx';
import { homeStrings } from './home.strings.ts';
import styles from './latest-shelf.module.css';
import { useLiveItems } from './use-live-items.ts';

/** `null` if the items could not be loaded. */
export function LatestShelf({ items }: { items: LatestItem[] | null }) {
  const headingId = useId();
  const { items: shown, isLive } = useLiveItems(items ?? []);
  return (
    <section className={styles.latest} aria-labelledby={headingId}>
      <header className={styles.header}>
        <h2 id={headingId}>{homeStrings.latest}</h2>
        {isLive && shown.length > 0 && <Tag kind="live">{homeStrings.live}</Tag>}
      </header>
      {items === null && shown.length === 0 ? (
        <ErrorState {...homeStrings.latestFailed} />
      ) : (
        <Latest items={shown} />
      )}
    </section>
  );
}

function Latest({ items }: { items: LatestItem[] }) {
  if (items.length === 0) return <EmptyState {...homeStrings.nothingReleased} />;
  return (
    <Shelf label={homeStrings.latest} isFour>
      {items.map((item) => (
        <LatestPlate key={item.item_type_id} item={item} />
      ))}
    </Shelf>
  );
}

function LatestPlate({ item }: { item: LatestItem }) {
  const { item_type_id, name, hue, retired, image_key, current_number } = item;
  const [servedNumber] = useState(current_number);
  return (
    <ItemPlate
      name={name}
      art={artOf({ kind: 'item', id: item_type_id }, image_key, 200)}
      hue={hue}
      href={`/tools/item/${item_type_id}`}
      isRetired={retired}
      number={current_number > 0 ? current_number : undefined}
      chip={<CurrentNumber number={current_number} servedNumber={servedNumber} />}
    />
  );
}

function CurrentNumber({ number, servedNumber }: { number: number; servedNumber: number }) {
  if (number === 0) return <span className={styles.none}>{homeStrings.noneFound}</span>;
  return <NumberChip key={number} number={number} hasTicked={number !== servedNumber} />;
}
