import type { Category } from '@wallabee/contract/categories/category';
import type { ItemTypeDetail, ItemTypeOwner } from '@wallabee/contract/items/item-type';
import type { Store } from '@wallabee/contract/items/stores';
import { MARKET_STORE_ID, STAFF_OWNER_ID } from '@wallabee/contract/protocol/special-ids';
import { PersonChip } from '../../../game-ui/person-chip.tsx';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { MediaList, MediaRow } from '../../../ui/lists/media-list.tsx';
import { categoryHref, LOGO, playerArt, playerHref, storeHref } from '../item-links.ts';
import { itemStrings } from '../items.strings.ts';
import { Price } from '../price.tsx';
import styles from './source-panels.module.css';

export function StorePanel({ stores, cost }: { stores: readonly Store[]; cost: number | null }) {
  if (stores.length === 0) return null;
  return (
    <Panel heading={itemStrings.storeInfo}>
      <MediaList>
        {stores.map((store) => (
          <MediaRow
            key={store.id}
            picture={
              <PlateArt
                art={artOf({ kind: 'store', id: store.id }, store.image_key, 50)}
                size="thumb"
                pixels={56}
                hue={store.hue}
              />
            }
            title={<Link to={storeHref(store.id)}>{store.name}</Link>}
            detail={store.id === MARKET_STORE_ID ? itemStrings.market : store.description}
            end={cost !== null && <Price cost={cost} />}
          />
        ))}
      </MediaList>
    </Panel>
  );
}

export type ForageCategory = Pick<Category, 'id' | 'name' | 'hue' | 'image_key' | 'subcategories'>;

interface ForagePanelProps {
  categories: readonly ForageCategory[];
  locations: ItemTypeDetail['locations'];
}

export function ForagePanel({ categories, locations }: ForagePanelProps) {
  if (categories.length === 0 && locations.length === 0) return null;
  return (
    <Panel heading={itemStrings.forageInfo}>
      <MediaList>
        {categories.map((category) => (
          <MediaRow
            key={category.id}
            picture={
              <PlateArt
                art={artOf({ kind: 'category', id: category.id }, category.image_key, 50)}
                size="thumb"
                pixels={56}
                hue={category.hue}
              />
            }
            title={<Link to={categoryHref(category.id)}>{category.name}</Link>}
            detail={category.subcategories.join(', ')}
          />
        ))}
        {locations.map((location) => (
          <MediaRow key={location} picture={<LocationMark />} title={location} />
        ))}
      </MediaList>
    </Panel>
  );
}

function LocationMark() {
  return (
    <span className={styles.location}>
      <Icon name="leaf" />
    </span>
  );
}

/** The staff have no profile to link to. */
export function OwnerPanel({ owners }: { owners: readonly ItemTypeOwner[] }) {
  if (owners.length === 0) return null;
  return (
    <Panel heading={itemStrings.ownerInfo}>
      <ul className={styles.owners}>
        {owners.map(({ id, name, image_key }) => (
          <li key={id}>
            {id === STAFF_OWNER_ID ? (
              <PersonChip name={name} avatar={LOGO} tag={<Tag kind="staff">{itemStrings.staff}</Tag>} />
            ) : (
              <PersonChip name={name} avatar={playerArt(id, image_key)} href={playerHref(id)} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
