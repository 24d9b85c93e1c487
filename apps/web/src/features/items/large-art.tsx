import { ItemPlate } from '../../game-ui/item-plate.tsx';
import { PictureLink } from '../../game-ui/picture-link.tsx';
import type { Art } from '../../game-ui/plate-art.tsx';
import type { SiteAddress } from '../../ui/controls/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { itemStrings } from './items.strings.ts';
import styles from './large-art.module.css';

interface LargeArtProps {
  name: string;
  art: Art;
  poster: SiteAddress;
  hue: number;
  isRetired: boolean;
  number?: number | undefined;
}

export function LargeArt({ name, art, poster, hue, isRetired, number }: LargeArtProps) {
  return (
    <PictureLink
      className={styles.picture}
      large={poster}
      alt={itemStrings.artwork(name)}
      name={name}
      label={itemStrings.enlarge(name)}
      hue={hue}
    >
      <ItemPlate name={name} art={art} hue={hue} number={number} size="large" isRetired={isRetired} isEager />
      <span className={styles.expand}>
        <Icon name="expand" />
      </span>
    </PictureLink>
  );
}
