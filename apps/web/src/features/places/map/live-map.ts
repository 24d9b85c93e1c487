import { DivIcon, Icon, LatLngBounds, type Map as LeafletMap, Marker } from 'leaflet';
import { addGround, groundMap } from '../../../game-ui/map/ground-map.ts';
import styles from '../../../game-ui/map/map-frame.module.css';
import type { Spot } from './spot.ts';

const ZOOM = 15;
const PIN_PIXELS = 64;
const START_PIXELS = 18;
const NUMBER_PIXELS = { width: 30, height: 38 };

interface LiveMapOptions {
  spots: readonly Spot[];
  tileUrl: string | null;
  onOpen: (spot: Spot) => void;
  onTiles: (state: 'loaded' | 'failed') => void;
}

/** Leaflet accesses `window` when it is imported, so the server must not import this file. */
export function liveMap(
  element: HTMLElement,
  { spots, tileUrl, onOpen, onTiles }: LiveMapOptions,
): LeafletMap {
  const map = groundMap(element);
  map.fitBounds(new LatLngBounds(spots.map(({ lat, lng }) => [lat, lng])), {
    maxZoom: ZOOM,
    paddingTopLeft: spots.length > 1 ? [36, 52] : [0, 0],
    paddingBottomRight: spots.length > 1 ? [36, 24] : [0, 0],
  });

  addGround(map, { tileUrl, onTiles });
  for (const spot of spots) addPin(map, spot, onOpen);
  return map;
}

function addPin(map: LeafletMap, spot: Spot, onOpen: LiveMapOptions['onOpen']) {
  const { lat, lng, name, href } = spot;
  // The list beside the map has the same links, so the pins are no tab stops.
  const pin = new Marker([lat, lng], {
    icon: iconOf(spot),
    alt: '',
    interactive: href !== undefined,
    keyboard: false,
    title: href === undefined ? '' : name,
    riseOnHover: true,
  });
  if (href !== undefined) pin.on('click', () => onOpen(spot));
  pin.addTo(map);
}

function iconOf({ name, number, picture, isStart }: Spot): Icon | DivIcon {
  if (isStart) return startPin(name);
  return number === undefined ? picturePin(picture) : numberPin(number);
}

function startPin(name: string): DivIcon {
  const label = document.createElement('b');
  label.textContent = name;
  return new DivIcon({
    html: label,
    className: styles.start ?? '',
    iconSize: [START_PIXELS, START_PIXELS],
  });
}

function picturePin(picture: string): Icon {
  return new Icon({
    iconUrl: picture,
    className: styles.pin ?? '',
    iconSize: [PIN_PIXELS, PIN_PIXELS],
    // The tip of the pin marks the place.
    iconAnchor: [PIN_PIXELS / 2, PIN_PIXELS - 1],
  });
}

function numberPin(number: number): DivIcon {
  const { width, height } = NUMBER_PIXELS;
  return new DivIcon({
    html: `<b>${number}</b>`,
    className: styles.number ?? '',
    iconSize: [width, height],
    iconAnchor: [width / 2, height],
  });
}
