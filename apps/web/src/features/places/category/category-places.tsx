import type { CategoryPlace, PlaceItem } from '@wallabee/contract/places/place';
import type { Paging } from '@wallabee/contract/protocol/paging';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { categoryHref, numberHref, placeHref } from '../place-links.ts';
import { placeStrings as strings } from '../places.strings.ts';
import styles from './category-places.module.css';

interface CategoryPlacesProps {
  categoryId: number;
  places: readonly CategoryPlace[];
  first: number;
  paging: Paging;
}

export function CategoryPlaces({ categoryId, places, first, paging }: CategoryPlacesProps) {
  const { current_page, total_pages } = paging;
  const href = (page: number) => categoryHref(categoryId, page + 1);
  return (
    <>
      <ol className={styles.places} start={first} aria-label={strings.places}>
        {places.map((place, index) => (
          <li key={place.id}>
            <ListedPlace place={place} number={first + index} />
          </li>
        ))}
      </ol>
      <Pager current={current_page - 1} total={total_pages} href={href} />
    </>
  );
}

export function NoPlaces({ categoryId, total }: { categoryId: number; total: number }) {
  return total > 0 ? (
    <EmptyState
      heading={strings.noMorePlaces}
      text={strings.noMorePlacesText}
      action={<ButtonLink to={categoryHref(categoryId)}>{strings.firstPlaces}</ButtonLink>}
    />
  ) : (
    <EmptyState
      heading={strings.noPlaces}
      text={strings.noPlacesText}
      action={<ButtonLink to="/places">{strings.openGuide}</ButtonLink>}
    />
  );
}

function ListedPlace({ place, number }: { place: CategoryPlace; number: number }) {
  const { id, name, city, item_count, max_items, items } = place;
  return (
    <article className={styles.place}>
      <b className={styles.number}>{number}</b>
      <div className={styles.text}>
        <h2>
          <Link to={placeHref(id)}>{name}</Link>
        </h2>
        <p>{strings.cityAndItems(city, formatNumber(item_count), formatNumber(max_items))}</p>
      </div>
      {items.length > 0 && <Drops place={place} items={items} />}
    </article>
  );
}

function Drops({ place, items }: { place: CategoryPlace; items: readonly PlaceItem[] }) {
  const more = place.item_count - items.length;
  return (
    <ul className={styles.drops} aria-label={strings.itemsAt(place.name)}>
      {items.map((item) => (
        <li key={item.item_id}>
          <Drop item={item} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link
            className={styles.more}
            to={placeHref(place.id)}
            aria-label={strings.moreAt(place.name, more)}
          >
            {strings.more(formatNumber(more))}
          </Link>
        </li>
      )}
    </ul>
  );
}

function Drop({ item }: { item: PlaceItem }) {
  const { item_type_id, variant_id, number, name, hue, image_key } = item;
  const id = variant_id === null ? item_type_id : `${item_type_id}.${variant_id}`;
  const words = strings.numbered(name, formatNumber(number));
  return (
    <Link className={styles.drop} to={numberHref(item_type_id, number)} title={words}>
      <PlateArt
        art={{ ...artOf({ kind: 'item', id }, image_key, 50), alt: words }}
        hue={hue}
        size="thumb"
        pixels={56}
      />
    </Link>
  );
}
