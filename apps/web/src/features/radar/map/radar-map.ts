import type { RadarPlace } from '@wallabee/contract/radar/radar';
import { Circle, DivIcon, LatLng, LatLngBounds, LayerGroup, type Map as LeafletMap, Marker } from 'leaflet';
import { addGround, groundMap } from '../../../game-ui/map/ground-map.ts';
import { reachRings } from '../radius.ts';
import { clustersOf } from './clusters.ts';
import { labelElement, pinElement } from './pin-element.ts';
import { pinWords } from './pin-look.ts';
import styles from './radar-map.module.css';

export interface RadarMapOptions {
  tileUrl: string | null;
  onTiles: (state: 'loaded' | 'failed') => void;
  onChoose: (placeId: number) => void;
}

export interface RadarScene {
  places: readonly RadarPlace[];
  centre: { lat: number; lng: number };
  km: number;
  marked: number | null;
  chosen: number | null;
}

export interface RadarMap {
  show(scene: RadarScene): void;
  remove(): void;
}

const CLUSTER_PIXELS = 42;
const PIN = { width: 52, height: 64 };
const DOT_PIXELS = 20;
/** Nearer than this a cluster cannot be taken apart by zooming. */
const NEAREST_ZOOM = 19;

/** Leaflet accesses `window` when it is imported, so the server must not import this file. */
export function radarMap(element: HTMLElement, { tileUrl, onTiles, onChoose }: RadarMapOptions): RadarMap {
  const map = groundMap(element);
  // Whole steps would leave half of the map empty around the circles.
  map.options.zoomSnap = 0.5;
  const rings = new LayerGroup();
  const pins = new LayerGroup();
  let scene: RadarScene | undefined;
  const draw = () => scene && drawPins(map, pins, scene, onChoose);
  return {
    show(next) {
      const isMoved = scene?.centre.lat !== next.centre.lat || scene?.centre.lng !== next.centre.lng;
      const isFirst = scene === undefined;
      if (isFirst || isMoved || scene?.km !== next.km) fit(map, next);
      if (isFirst) {
        addGround(map, { tileUrl, onTiles });
        rings.addTo(map);
        pins.addTo(map);
        map.on('zoomend', draw);
      }
      scene = next;
      drawRings(rings, next);
      draw();
    },
    remove: () => void map.remove(),
  };
}

function fit(map: LeafletMap, { centre, km }: RadarScene) {
  const bounds = new LatLng(centre.lat, centre.lng).toBounds(km * 2_000);
  map.fitBounds(bounds, { animate: false, padding: [8, 8] });
}

function drawRings(rings: LayerGroup, { centre, km }: RadarScene) {
  rings.clearLayers();
  const middle = new LatLng(centre.lat, centre.lng);
  for (const { metres, label } of reachRings(km)) {
    new Circle(middle, { radius: metres, className: styles.reach ?? '', interactive: false }).addTo(rings);
    const foot = middle.toBounds(metres * 2).getSouth();
    plainMarker(new LatLng(foot, centre.lng), labelElement(label), [0, 0]).addTo(rings);
  }
  const you = document.createElement('span');
  you.className = styles.you ?? '';
  plainMarker(middle, you, [17, 19]).addTo(rings);
}

function plainMarker(at: LatLng, html: HTMLElement, iconAnchor: [number, number]): Marker {
  const icon = new DivIcon({ html, className: styles.bare ?? '', iconSize: [0, 0], iconAnchor });
  return new Marker(at, { icon, interactive: false, keyboard: false });
}

function drawPins(map: LeafletMap, pins: LayerGroup, scene: RadarScene, onChoose: (id: number) => void) {
  pins.clearLayers();
  const points = scene.places.map((place) => {
    const { x, y } = map.project([place.lat, place.lng]);
    return { place, x, y };
  });
  const worth = points.filter(({ place }) => place.best);
  const clusters = clustersOf(worth, CLUSTER_PIXELS).map((near) => near.map(({ place }) => place));
  const dots = points.filter(({ place }) => !place.best).map(({ place }) => [place]);
  for (const places of [...dots, ...clusters]) addPin(map, pins, places, scene, onChoose);
}

function addPin(
  map: LeafletMap,
  pins: LayerGroup,
  places: readonly RadarPlace[],
  { marked, chosen }: RadarScene,
  onChoose: (id: number) => void,
) {
  const [first] = places;
  if (!first) return;
  const has = (id: number | null) => places.some((place) => place.id === id);
  const state = has(chosen) ? 'chosen' : has(marked) ? 'marked' : 'plain';
  const size = first.best ? PIN : { width: DOT_PIXELS, height: DOT_PIXELS };
  const icon = new DivIcon({
    html: pinElement(places, state),
    className: styles.bare ?? '',
    iconSize: [size.width, size.height],
    // The tip of a pin and the middle of a dot mark the place.
    iconAnchor: [size.width / 2, first.best ? size.height : size.height / 2],
  });
  // The list has the same places, so the pins are no tab stops.
  const pin = new Marker([first.lat, first.lng], {
    icon,
    keyboard: false,
    title: pinWords(places),
    riseOnHover: true,
    zIndexOffset: state === 'plain' ? (first.best ? 100 : 0) : 1_000,
  });
  pin.on('click', () => {
    if (places.length === 1 || map.getZoom() >= NEAREST_ZOOM) onChoose(first.id);
    else map.fitBounds(new LatLngBounds(places.map(({ lat, lng }) => [lat, lng])), { padding: [60, 60] });
  });
  pin.addTo(pins);
}
