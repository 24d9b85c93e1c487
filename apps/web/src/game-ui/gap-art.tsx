import { classNames } from '../ui/class-names.ts';
import styles from './gap-art.module.css';
import { type Art, PlateArt } from './plate-art.tsx';

type GapArtProps = {
  art: Art;
  hue: number;
  isLarge?: boolean | undefined;
};

/** An item that the player knows but lacks. Decoration: its name is beside it. */
export function GapArt({ art, hue, isLarge }: GapArtProps) {
  return (
    <span className={classNames(styles.gap, isLarge && styles.large)}>
      <PlateArt
        art={art}
        hue={hue}
        size={isLarge ? 'shelf' : 'thumb'}
        pixels={isLarge ? 220 : 56}
        isEager={isLarge}
      />
    </span>
  );
}
