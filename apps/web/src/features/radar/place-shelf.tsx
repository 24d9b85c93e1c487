import type { PlaceItem } from '@wallabee/contract/places/place';
import { placeCalls } from '@wallabee/contract/places/places.calls';
import type { RadarFind, RadarPlace } from '@wallabee/contract/radar/radar';
import { useId } from 'react';
import { ItemPlate } from '../../game-ui/item-plate.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { Link } from '../../ui/controls/link.tsx';
import { ShelfSkeleton } from '../../ui/feedback/skeletons.tsx';
import { formatDistance } from '../../ui/format-distance.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { Icon } from '../../ui/icon.tsx';
import { Shelf } from '../../ui/layout/shelf.tsx';
import styles from './place-shelf.module.css';
import { findStrings, mapStrings as strings } from './radar.strings.ts';

interface PlaceShelfProps {
  place: RadarPlace;
  finds: readonly RadarFind[];
  /** Then what is no find may still be one without the filters. */
  isFiltered: boolean;
  /** On a phone its card is enough. */
  hasCard: boolean;
}

export function PlaceShelf({ place, finds, isFiltered, hasCard }: PlaceShelfProps) {
  const headingId = useId();
  const items = useApiQuery(placeCalls.listPlaceItems, { params: { placeId: place.id } });
  const words = (item: PlaceItem) => shelfWords(item, finds, isFiltered);
  return (
    <section className={styles.shelf} data-card={hasCard} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{strings.shelf(place.name)}</h2>
        <Link to={`/tools/place/${place.id}`}>
          {strings.toPlace(formatDistance(place.distance_m))}
          <Icon name="arrowRight" />
        </Link>
      </div>
      <QueryView query={items} skeleton={<ShelfSkeleton count={4} />} failed={strings.shelfFailed}>
        {(answer) => <Items items={bestFirst(answer.items, finds)} words={words} />}
      </QueryView>
    </section>
  );
}

function Items({ items, words }: { items: readonly PlaceItem[]; words: (item: PlaceItem) => string }) {
  if (items.length === 0) return <p className={styles.note}>{strings.emptyShelf}</p>;
  return (
    <>
      <Shelf isFour label={strings.shelf('')}>
        {items.slice(0, SHOWN).map((item) => (
          <ItemPlate
            key={item.item_id}
            name={item.name}
            art={artOf({ kind: 'item', id: artId(item) }, item.image_key, 200)}
            hue={item.hue}
            number={item.number}
            href={`/tools/item/${item.item_type_id}/num/${item.number}`}
            tags={<span className={styles.note}>{words(item)}</span>}
          />
        ))}
      </Shelf>
      {items.length > SHOWN && (
        <p className={styles.note}>{strings.moreOnShelf(formatNumber(items.length - SHOWN))}</p>
      )}
    </>
  );
}

const SHOWN = 8;

function artId({ item_type_id, variant_id }: PlaceItem): number | string {
  return variant_id === null ? item_type_id : `${item_type_id}.${variant_id}`;
}

function bestFirst(items: readonly PlaceItem[], finds: readonly RadarFind[]): PlaceItem[] {
  const order = new Map(finds.map(({ item_id }, place) => [item_id, place]));
  const rank = ({ item_id }: PlaceItem) => order.get(item_id) ?? Number.MAX_SAFE_INTEGER;
  return items.toSorted((a, b) => rank(a) - rank(b));
}

function shelfWords(item: PlaceItem, finds: readonly RadarFind[], isFiltered: boolean): string {
  const find = finds.find(({ item_id }) => item_id === item.item_id);
  if (find) {
    return find.beats === 'missing' ? findStrings.lack : findStrings.yoursIs(formatNumber(find.beats));
  }
  if (item.user_id !== null) return findStrings.locked;
  return isFiltered ? '' : findStrings.haveLower;
}
