import type { Prestige } from '@wallabee/contract/items/prestige-rules';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { hueAttribute } from '../ui/hue.ts';
import styles from './plate-art.module.css';

/** An empty `alt` marks art that repeats the text beside it. */
export type Art = {
  src: string;
  srcSet?: string | undefined;
  alt?: string | undefined;
};

type PlateSize = 'plain' | 'shelf' | 'mini' | 'thumb' | 'card' | 'large' | 'poster';

type PlateArtProps = {
  art: Art;
  /** The largest width in CSS pixels, from which the browser reserves the space. */
  pixels?: number | undefined;
  hue?: number | undefined;
  size?: PlateSize | undefined;
  prestige?: Prestige | undefined;
  isEager?: boolean | undefined;
  isFaded?: boolean | undefined;
  children?: ReactNode;
};

export function PlateArt(props: PlateArtProps) {
  const { art, pixels = 200, hue, size = 'plain', prestige, isEager, isFaded, children } = props;
  return (
    <span
      className={classNames(styles.plate, styles[size], isFaded && styles.faded)}
      data-prestige={prestige}
      {...hueAttribute(hue)}
    >
      <img
        src={art.src}
        srcSet={art.srcSet}
        sizes={art.srcSet && sizesFor({ size, pixels, isEager })}
        alt={art.alt ?? ''}
        width={pixels}
        height={pixels}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
      />
      {children}
    </span>
  );
}

/**
 * Lazy pictures are laid out before they load, so browsers know their width; eager ones need it in `sizes`. On a phone
 * plates shrink with the screen, except in rows and cards.
 */
function sizesFor({
  size,
  pixels,
  isEager,
}: {
  size: PlateSize;
  pixels: number;
  isEager?: boolean | undefined;
}) {
  const widest = `${Math.round(pixels * (SHARES[size] ?? 0.6))}px`;
  const onPhone = ON_PHONES[size];
  const known = onPhone ? `(max-width: 699px) ${onPhone}, ${widest}` : widest;
  return isEager ? known : `auto, ${known}`;
}

/** The share of the plate's width; full-screen art uses the largest file. */
const SHARES: Partial<Record<PlateSize, number>> = {
  mini: 0.59,
  thumb: 0.64,
  card: 0.64,
  large: 0.64,
  poster: 1,
};
const ON_PHONES: Partial<Record<PlateSize, string>> = { shelf: '20vw', large: '55vw', poster: '100vw' };
