import type { MapTiles } from '@wallabee/contract/protocol/page-visit';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { OutsideLink } from '../../../ui/controls/outside-link.tsx';
import { hueAttribute } from '../../../ui/hue.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { placeStrings } from '../places.strings.ts';
import { DrawnPins } from './drawn-pins.tsx';
import captions from './map-caption.module.css';
import styles from './map-frame.module.css';
import type { Spot } from './spot.ts';
import { type TileState, useLiveMap } from './use-live-map.ts';

interface MapFrameProps {
  label: string;
  spots: readonly Spot[];
  /** Null shows the grid only. */
  tiles: MapTiles | null;
  hue: number;
  children?: ReactNode;
}

/** The server renders a grid with the pins; the browser replaces it by a map that moves. */
export function MapFrame({ label, spots, tiles, hue, children }: MapFrameProps) {
  const helpId = useId();
  const { ground, isAlive, tiles: state } = useLiveMap({ spots, tileUrl: tiles?.url ?? null });
  return (
    <figure className={captions.figure}>
      <div className={classNames(styles.frame, isAlive && styles.alive)} {...hueAttribute(hue)}>
        <div className={classNames(styles.drawn, styles.grid)}>
          <DrawnPins spots={spots} />
        </div>
        <section
          ref={ground}
          className={styles.ground}
          aria-label={label}
          aria-describedby={isAlive ? helpId : undefined}
        />
        <VisuallyHidden>
          <span id={helpId}>{placeStrings.mapHelp}</span>
        </VisuallyHidden>
        <Source tiles={tiles} state={state} />
      </div>
      {children && <figcaption className={captions.caption}>{children}</figcaption>}
    </figure>
  );
}

/** The credit belongs to the tiles, so it is only shown with them. */
function Source({ tiles, state }: { tiles: MapTiles | null; state: TileState }) {
  if (state === 'failed' || !tiles) return <p className={styles.source}>{placeStrings.gridOnly}</p>;
  if (state === 'waiting')
    return (
      <noscript>
        <p className={styles.source}>{placeStrings.gridOnly}</p>
      </noscript>
    );
  return (
    <p className={styles.source}>
      <OutsideLink href={tiles.attributionUrl}>{tiles.attribution}</OutsideLink>
    </p>
  );
}
