import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { hueAttribute } from './hue.ts';
import styles from './plate-art.module.css';
import type { Prestige } from './prestige.ts';

/** `alt` says what is drawn; an empty one marks art that only repeats the words beside it. */
export type Art = {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt?: string | undefined;
};

type PlateArtProps = {
  art: Art;
  /** The square's edge in CSS pixels where it is largest; the browser reserves the room from it. */
  pixels?: number | undefined;
  hue?: number | undefined;
  size?: 'plain' | 'shelf' | 'mini' | 'thumb' | 'card' | 'large' | 'poster' | undefined;
  prestige?: Prestige | undefined;
  isEager?: boolean | undefined;
  isFaded?: boolean | undefined;
  children?: ReactNode;
};

/** The tinted square with its frame, pool of light and ground shadow; the art stands in it. */
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
        sizes={art.sizes}
        alt={art.alt ?? ''}
        width={pixels}
        height={pixels}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
        data-art={size}
      />
      {children}
    </span>
  );
}
