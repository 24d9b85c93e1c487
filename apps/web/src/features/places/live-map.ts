import { type Coords, GridLayer, Icon, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import styles from './place-map.module.css';
import { placeStrings } from './places.strings.ts';

const ZOOM = 15;
const PIN_PIXELS = 64;

interface Spot {
  lat: number;
  lng: number;
  pin: string;
  tileUrl: string | null;
}

/** Leaflet accesses `window` when it is imported, so the server must not import this file. */
export function liveMap(element: HTMLElement, { lat, lng, pin, tileUrl }: Spot): LeafletMap {
  const map = new LeafletMap(element, {
    center: [lat, lng],
    zoom: ZOOM,
    // The attribution is below the map, where it is readable in both themes.
    attributionControl: false,
    // The wheel and a single finger scroll the page; two fingers, the keyboard and the buttons move the map.
    scrollWheelZoom: false,
    dragging: !window.matchMedia('(pointer: coarse)').matches,
    maxZoom: 19,
    minZoom: 3,
  });
  map.zoomControl.remove();
  map.zoomControl.options.zoomInTitle = placeStrings.zoomIn;
  map.zoomControl.options.zoomOutTitle = placeStrings.zoomOut;
  map.zoomControl.addTo(map);

  // The drawn ground is visible until the tiles load, and where they fail.
  new DrawnGround({ zIndex: 0, maxZoom: 19 }).addTo(map);
  if (tileUrl) new TileLayer(tileUrl, { zIndex: 1, maxZoom: 19 }).addTo(map);
  new Marker([lat, lng], { icon: pinWith(pin), alt: '', interactive: false, keyboard: false }).addTo(map);
  return map;
}

/** The pattern matches at every edge and is rotated on each tile. */
class DrawnGround extends GridLayer {
  override createTile({ x, y }: Coords): HTMLElement {
    const tile = document.createElement('div');
    tile.className = styles.street ?? '';
    tile.dataset.turn = `${Math.abs(x * 7 + y * 3) % 4}`;
    return tile;
  }
}

function pinWith(picture: string): Icon {
  return new Icon({
    iconUrl: picture,
    className: styles.pin ?? '',
    iconSize: [PIN_PIXELS, PIN_PIXELS],
    // The tip of the pin marks the place.
    iconAnchor: [PIN_PIXELS / 2, PIN_PIXELS - 1],
  });
}
