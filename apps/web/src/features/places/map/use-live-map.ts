import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { TileState } from '../../../game-ui/map/map-source.tsx';
import type { Spot } from './spot.ts';

interface LiveMap {
  spots: readonly Spot[];
  /** Null shows the grid only. */
  tileUrl: string | null;
}

/** Loads the map's script in the browser; until then, and without it, the server-rendered map stays. */
export function useLiveMap({ spots, tileUrl }: LiveMap) {
  const ground = useRef<HTMLElement>(null);
  const [isAlive, setIsAlive] = useState(false);
  const [tiles, setTiles] = useState<TileState>('waiting');
  const navigate = useNavigate();
  // The pins change with the places, not with every render of the page.
  const written = JSON.stringify(spots);

  useEffect(() => {
    const shown: Spot[] = JSON.parse(written);
    let map: { remove(): void } | undefined;
    let isGone = false;
    import('./live-map.ts').then(
      ({ liveMap }) => {
        if (isGone || !ground.current) return;
        const onOpen = ({ href }: Spot) => href && void navigate(href);
        map = liveMap(ground.current, { spots: shown, tileUrl, onOpen, onTiles: setTiles });
        setIsAlive(true);
      },
      () => {},
    );
    return () => {
      isGone = true;
      map?.remove();
      setIsAlive(false);
      setTiles('waiting');
    };
  }, [written, tileUrl, navigate]);

  return { ground, isAlive, tiles: tileUrl === null ? ('failed' as const) : tiles };
}
