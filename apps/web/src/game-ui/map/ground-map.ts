import { GridLayer, Map as LeafletMap, TileLayer } from 'leaflet';
import { mapStrings } from './map.strings.ts';
import styles from './map-frame.module.css';

const HIGHEST_ZOOM = 19;

interface GroundMapOptions {
  tileUrl: string | null;
  onTiles: (state: 'loaded' | 'failed') => void;
}

/**
 * A map without pins. Leaflet accesses `window` when it is imported, so the server must not import this file. The
 * caller sets the view before it adds anything.
 */
export function groundMap(element: HTMLElement): LeafletMap {
  const map = new LeafletMap(element, {
    // The attribution is in the frame, and only with tiles.
    attributionControl: false,
    // The wheel and a single finger scroll the page; two fingers, the keyboard and the buttons move the map.
    scrollWheelZoom: false,
    dragging: !window.matchMedia('(pointer: coarse)').matches,
    maxZoom: HIGHEST_ZOOM,
    minZoom: 1,
  });
  map.zoomControl.remove();
  map.zoomControl.options.zoomInTitle = mapStrings.zoomIn;
  map.zoomControl.options.zoomOutTitle = mapStrings.zoomOut;
  map.zoomControl.addTo(map);
  return map;
}

/** The grid is visible until the tiles load, and where they fail. */
export function addGround(map: LeafletMap, { tileUrl, onTiles }: GroundMapOptions) {
  new Grid({ zIndex: 0, maxZoom: HIGHEST_ZOOM }).addTo(map);
  if (!tileUrl) return;
  const tiles = new TileLayer(tileUrl, { zIndex: 1, maxZoom: HIGHEST_ZOOM });
  let hasLoaded = false;
  tiles.on('tileload', () => {
    hasLoaded = true;
    onTiles('loaded');
  });
  tiles.on('tileerror', () => !hasLoaded && onTiles('failed'));
  tiles.addTo(map);
}

class Grid extends GridLayer {
  override createTile(): HTMLElement {
    const tile = document.createElement('div');
    tile.className = styles.grid ?? '';
    return tile;
  }
}
