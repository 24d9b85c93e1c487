import type { MapTiles } from '@wallabee/contract/protocol/page-visit';
import { OutsideLink } from '../../ui/controls/outside-link.tsx';
import { mapStrings } from './map.strings.ts';
import styles from './map-frame.module.css';

export type TileState = 'waiting' | 'loaded' | 'failed';

/** The credit belongs to the tiles, so it is only shown with them. */
export function MapSource({ tiles, state }: { tiles: MapTiles | null; state: TileState }) {
  if (state === 'failed' || !tiles) return <p className={styles.source}>{mapStrings.gridOnly}</p>;
  if (state === 'waiting')
    return (
      <noscript>
        <p className={styles.source}>{mapStrings.gridOnly}</p>
      </noscript>
    );
  return (
    <p className={styles.source}>
      <OutsideLink href={tiles.attributionUrl}>{tiles.attribution}</OutsideLink>
    </p>
  );
}
