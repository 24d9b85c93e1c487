import { classNames } from '../ui/class-names.ts';
import { type Art, PlateArt } from './plate-art.tsx';
import styles from './type-art.module.css';

type TypeArtProps = {
  art: Art;
  hue: number;
  size?: keyof typeof SIZES | undefined;
  /** Known, but not had: faded, in a dashed frame. */
  isGap?: boolean | undefined;
};

/** An item type that the player has or lacks. */
export function TypeArt({ art, hue, size = 'card', isGap }: TypeArtProps) {
  const { pixels, plate } = SIZES[size];
  return (
    <span className={classNames(styles.art, styles[size], isGap && styles.gap)}>
      <PlateArt art={art} hue={hue} pixels={pixels} size={plate} isEager={size === 'wall'} />
    </span>
  );
}

const SIZES = {
  tally: { pixels: 40, plate: 'plain' },
  row: { pixels: 56, plate: 'thumb' },
  card: { pixels: 76, plate: 'plain' },
  node: { pixels: 76, plate: 'plain' },
  wall: { pixels: 220, plate: 'shelf' },
} as const;
