import type { MapTiles } from '@wallabee/contract/protocol/page-visit';
import leafletSheet from 'leaflet/dist/leaflet.css?url';
import { useId } from 'react';
import { mapStrings as groundStrings } from '../../../game-ui/map/map.strings.ts';
import frame from '../../../game-ui/map/map-frame.module.css';
import { MapSource } from '../../../game-ui/map/map-source.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { mapStrings as strings } from '../radar.strings.ts';
import styles from './radar-map.module.css';
import type { RadarScene } from './radar-map.ts';
import { useRadarMap } from './use-radar-map.ts';

interface RadarMapFrameProps {
  /** The name of the point. */
  name: string;
  tiles: MapTiles | null;
  scene: RadarScene;
  onChoose: (placeId: number) => void;
}

export function RadarMapFrame({ name, tiles, scene, onChoose }: RadarMapFrameProps) {
  const helpId = useId();
  const map = useRadarMap({ tileUrl: tiles?.url ?? null, scene, onChoose });
  return (
    <figure className={styles.figure}>
      {/* Not among the links of the page, because without a point there is no map. */}
      <link rel="stylesheet" href={leafletSheet} precedence="map" />
      <div className={classNames(frame.frame, styles.frame, map.isAlive && frame.alive)}>
        <div className={classNames(frame.drawn, frame.grid)} />
        <section
          ref={map.ground}
          className={frame.ground}
          aria-label={strings.label(name)}
          aria-describedby={map.isAlive ? helpId : undefined}
        />
        <VisuallyHidden>
          <span id={helpId}>{groundStrings.help}</span>
        </VisuallyHidden>
        <MapSource tiles={tiles} state={map.tiles} />
      </div>
      <figcaption className={styles.legend}>
        <span data-kind="lack">{strings.lack}</span>
        <span data-kind="low">{strings.lower}</span>
        <span data-kind="dull">{strings.dull}</span>
      </figcaption>
    </figure>
  );
}
