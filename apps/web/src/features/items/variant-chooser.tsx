import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import { useId } from 'react';
import { ItemPlate } from '../../game-ui/item-plate.tsx';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { Link, type SiteAddress } from '../../ui/controls/link.tsx';
import { itemArt, itemTypeHref } from './item-links.ts';
import { itemStrings } from './items.strings.ts';
import styles from './variant-chooser.module.css';

interface VariantChooserProps {
  item: ItemTypeDetail;
  chosenId: number | null;
}

/** The variant is stored in the address, so that it can be shared and works without a script. */
export function VariantChooser({ item, chosenId }: VariantChooserProps) {
  const headingId = useId();
  if (item.variants.length === 0) return null;
  const choices = [{ variant_id: null, name: itemStrings.plain }, ...item.variants];
  return (
    <nav className={styles.chooser} aria-labelledby={headingId}>
      <p className={styles.heading} id={headingId}>
        {itemStrings.variants}
      </p>
      <ul className={styles.choices}>
        {choices.map(({ variant_id, name }) => (
          <li key={variant_id}>
            <Link
              className={styles.choice}
              to={variantHref(item.item_type_id, variant_id)}
              replace
              preventScrollReset
              aria-current={variant_id === chosenId ? 'true' : undefined}
            >
              <PlateArt art={itemArt(item, variant_id, 100)} size="mini" pixels={72} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Wands({ item }: { item: ItemTypeDetail }) {
  const wands = item.wands.flatMap((id) => item.related[id] ?? []);
  if (!item.works_with_wand || wands.length === 0) return null;
  return (
    <div className={styles.wands}>
      <h2 className={styles.heading}>{itemStrings.changeVariantsWith}</h2>
      {wands.map((wand) => (
        <ItemPlate
          key={wand.item_type_id}
          size="thumb"
          name={wand.name}
          art={{ ...itemArt(wand, null, 100), alt: '' }}
          hue={wand.hue}
          href={itemTypeHref(wand.item_type_id)}
        />
      ))}
    </div>
  );
}

function variantHref(itemTypeId: number, variantId: number | null): SiteAddress {
  return variantId === null ? itemTypeHref(itemTypeId) : `${itemTypeHref(itemTypeId)}?variant=${variantId}`;
}
