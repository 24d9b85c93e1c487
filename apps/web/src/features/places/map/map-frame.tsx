import type { MapTiles } from '@wallabee/contract/protocol/page-visit';
import { type ReactNode, useId } from 'react';
import { mapStrings } from '../../../game-ui/map/map.strings.ts';
import styles from '../../../game-ui/map/map-frame.module.css';
import { MapSource } from '../../../game-ui/map/map-source.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { hueAttribute } from '../../../ui/hue.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { DrawnPins } from './drawn-pins.tsx';
import captions from './map-caption.module.css';
import type { Spot } from './spot.ts';
import { useLiveMap } from './use-live-map.ts';

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
          <span id={helpId}>{mapStrings.help}</span>
        </VisuallyHidden>
        <MapSource tiles={tiles} state={state} />
      </div>
      {children && <figcaption className={captions.caption}>{children}</figcaption>}
    </figure>
  );
}
