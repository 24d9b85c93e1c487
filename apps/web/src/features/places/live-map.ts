import { type Coords, GridLayer, Icon, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import styles from './place-map.module.css';
import { placeStrings } from './places.strings.ts';

const ZOOM = 15;
const PIN_PIXELS = 64;

interface Spot {
  lat: number;
  lng: number;
  /** The picture on the pin. */
  pin: string;
  tileUrl: string | null;
}

/** Leaflet asks for a window as soon as it is imported, so nothing the server runs may import this file. */
export function liveMap(element: HTMLElement, { lat, lng, pin, tileUrl }: Spot): LeafletMap {
  const map = new LeafletMap(element, {
    center: [lat, lng],
    zoom: ZOOM,
    // Said below the map, where it can be read in both themes.
    attributionControl: false,
    // The wheel and a single finger scroll the page; two fingers, the keyboard and the buttons are the map's.
    scrollWheelZoom: false,
    dragging: !window.matchMedia('(pointer: coarse)').matches,
    maxZoom: 19,
    minZoom: 3,
  });
  map.zoomControl.remove();
  map.zoomControl.options.zoomInTitle = placeStrings.zoomIn;
  map.zoomControl.options.zoomOutTitle = placeStrings.zoomOut;
  map.zoomControl.addTo(map);

  // Below the tiles: what is seen until they come, and where they never do.
  new DrawnGround({ zIndex: 0, maxZoom: 19 }).addTo(map);
  if (tileUrl) new TileLayer(tileUrl, { zIndex: 1, maxZoom: 19 }).addTo(map);
  new Marker([lat, lng], { icon: pinWith(pin), alt: '', interactive: false, keyboard: false }).addTo(map);
  return map;
}

/** Streets and greens that match at every edge, turned a different way on each tile. */
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
    // The point of the pin, not its middle, is where the place is.
    iconAnchor: [PIN_PIXELS / 2, PIN_PIXELS - 1],
  });
}
