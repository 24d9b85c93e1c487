import type { ItemTypeDetail, Variant } from '@wallabee/contract/items/item-type';
import type { ReactNode } from 'react';
import { ButtonRow } from '../../ui/controls/button-row.tsx';
import { BackLink } from '../../ui/layout/page-header.tsx';
import { ItemFacts } from './item-facts.tsx';
import styles from './item-hero.module.css';
import { itemArt, posterHref, setHref } from './item-links.ts';
import { itemStrings } from './items.strings.ts';
import { LargeArt } from './large-art.tsx';
import { NumberFinder } from './numbers/number-finder.tsx';
import { VariantChooser, Wands } from './variant-chooser.tsx';

interface ItemHeroProps {
  item: ItemTypeDetail;
  /** Undefined shows the plain item. */
  variant: Variant | undefined;
  wrongNumber: string | undefined;
  tags: ReactNode;
  /** What the logged-in player has of it. */
  own: ReactNode;
  actions?: ReactNode;
}

export function ItemHero({ item, variant, wrongNumber, tags, own, actions }: ItemHeroProps) {
  const variantId = variant?.variant_id ?? null;
  return (
    <header>
      <BackLink href={setHref(item.set_id)} label={itemStrings.backToSet} />
      <div className={styles.hero}>
        <div className={styles.picture}>
          <LargeArt
            name={item.name}
            art={itemArt(item, variantId, 400)}
            poster={posterHref(item, variantId)}
            hue={item.hue}
            isRetired={item.retired}
          />
          <VariantChooser item={item} chosenId={variantId} />
        </div>
        <div className={styles.text}>
          <div className={styles.title}>
            <h1>{item.name}</h1>
            <p className={styles.lead}>{item.description}</p>
          </div>
          <ItemFacts item={item} tags={tags} />
          <NumberFinder
            itemTypeId={item.item_type_id}
            totalIssued={item.total_issued}
            wrongNumber={wrongNumber}
          />
          {actions && <ButtonRow>{actions}</ButtonRow>}
          {own}
        </div>
        <Wands item={item} />
      </div>
    </header>
  );
}
