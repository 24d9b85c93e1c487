import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import type { SiteAddress } from '../ui/controls/link.tsx';
import { LinkCard } from '../ui/layout/link-card.tsx';
import styles from './picture-card.module.css';
import { type Art, PlateArt } from './plate-art.tsx';
import { RetiredRibbon } from './retired-ribbon.tsx';

type PictureCardProps = {
  name: string;
  art: Art;
  href: SiteAddress;
  hue?: number | undefined;
  children?: ReactNode;
  /** Wider art, with a shared-element transition to the item's page. */
  isItem?: boolean | undefined;
  isRetired?: boolean | undefined;
  isEager?: boolean | undefined;
  className?: string | undefined;
};

export function PictureCard(props: PictureCardProps) {
  const { name, art, href, hue, children, isItem, isRetired, isEager, className } = props;
  return (
    <LinkCard className={classNames(styles.card, isItem && styles.item, className)} to={href} hue={hue}>
      <PlateArt
        art={art}
        size={isItem ? 'mini' : 'card'}
        pixels={isItem ? 96 : 76}
        isEager={isEager}
        isFaded={isRetired}
      >
        {isRetired && <RetiredRibbon size="mini" />}
      </PlateArt>
      <span className={styles.body}>
        <span className={styles.name}>{name}</span>
        {children}
      </span>
    </LinkCard>
  );
}
