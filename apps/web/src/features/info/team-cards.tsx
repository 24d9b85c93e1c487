import type { ReactNode } from 'react';
import { Avatar } from '../../game-ui/avatar.tsx';
import { ItemPlate } from '../../game-ui/item-plate.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { Link } from '../../ui/controls/link.tsx';
import { infoStrings } from './info.strings.ts';
import { type FavouriteItem, type FavouriteSet, type Favourites, team } from './team.ts';
import styles from './team-cards.module.css';

const { about, team: texts } = infoStrings;

export function TeamCards({ favourites }: { favourites: Favourites }) {
  return (
    <>
      <ul className={styles.cards}>
        {team.map(({ post, setIds, itemTypeIds, portraitId }) => (
          <li key={post} className={styles.card}>
            <Portrait item={favourites.items.find(({ item_type_id }) => item_type_id === portraitId)} />
            <div className={styles.who}>
              <h2>{texts[post].name}</h2>
              <p className={styles.role}>{texts[post].role}</p>
            </div>
            <p className={styles.text}>{texts[post].words}</p>
            <div className={styles.favourites}>
              <FavouriteList heading={about.favouriteSets}>
                {favourites.sets.filter(({ id }) => setIds.includes(id)).map(SetRow)}
              </FavouriteList>
              <FavouriteList heading={about.favouriteItems}>
                {favourites.items
                  .filter(({ item_type_id }) => itemTypeIds.includes(item_type_id))
                  .map(ItemRow)}
              </FavouriteList>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.credits}>
        <Link to="/credits">{about.credits}</Link>
      </p>
    </>
  );
}

function Portrait({ item }: { item: FavouriteItem | undefined }) {
  const art = item && artOf({ kind: 'item', id: item.item_type_id }, item.image_key, 200);
  return <Avatar src={art?.src} hue={item?.hue} pixels={112} isHexagon />;
}

function FavouriteList({ heading, children }: { heading: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <h3>{heading}</h3>
      <ul>{children}</ul>
    </div>
  );
}

function SetRow({ id, name, hue, image_key }: FavouriteSet) {
  return (
    <li key={id}>
      <ItemPlate
        name={name}
        art={{ ...artOf({ kind: 'set', id }, image_key, 100), alt: '' }}
        href={`/tools/sets/${id}`}
        hue={hue}
        size="thumb"
      />
    </li>
  );
}

function ItemRow({ item_type_id, name, hue, image_key }: FavouriteItem) {
  return (
    <li key={item_type_id}>
      <ItemPlate
        name={name}
        art={{ ...artOf({ kind: 'item', id: item_type_id }, image_key, 100), alt: '' }}
        href={`/tools/item/${item_type_id}`}
        hue={hue}
        size="thumb"
      />
    </li>
  );
}
