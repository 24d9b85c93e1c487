import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TileState } from '../../../game-ui/map/map-source.tsx';
import type { RadarMap, RadarScene } from './radar-map.ts';

interface UsedMap {
  tileUrl: string | null;
  scene: RadarScene;
  onChoose: (placeId: number) => void;
}

/** Loads the map's script; until then, and without it, the ground stays empty and the list is complete. */
export function useRadarMap({ tileUrl, scene, onChoose }: UsedMap) {
  const ground = useRef<HTMLElement>(null);
  const [map, setMap] = useState<RadarMap | null>(null);
  const [tiles, setTiles] = useState<TileState>('waiting');
  const choose = useEffectEvent(onChoose);

  useEffect(() => {
    let made: RadarMap | undefined;
    let isGone = false;
    import('./radar-map.ts').then(
      ({ radarMap }) => {
        if (isGone || !ground.current) return;
        made = radarMap(ground.current, { tileUrl, onTiles: setTiles, onChoose: (id) => choose(id) });
        setMap(made);
      },
      () => setTiles('failed'),
    );
    return () => {
      isGone = true;
      made?.remove();
      setMap(null);
    };
  }, [tileUrl]);

  const { places, centre, km, marked, chosen } = scene;
  useEffect(() => {
    map?.show({ places, centre, km, marked, chosen });
  }, [map, places, centre, km, marked, chosen]);

  return { ground, isAlive: map !== null, tiles: tileUrl === null ? ('failed' as const) : tiles };
}
