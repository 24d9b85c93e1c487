interface Point {
  lat: number;
  lng: number;
}

/** In per cent of the frame, from its left and its top. */
export interface PinPosition {
  x: number;
  y: number;
}

/** Room for a pin at every edge. */
const EDGES = { left: 8, right: 92, top: 22, bottom: 90 };

/** Where the pins of a frame go that shows all of them, north up; one alone is in the middle. */
export function pinPositions(points: readonly Point[]): PinPosition[] {
  const east = spread(points.map(({ lng }) => lng));
  const north = spread(points.map(({ lat }) => -mercator(lat)));
  return points.map((_, index) => ({
    x: round(EDGES.left + (east[index] ?? 0) * (EDGES.right - EDGES.left)),
    y: round(EDGES.top + (north[index] ?? 0) * (EDGES.bottom - EDGES.top)),
  }));
}

/** As shares of the range, from 0 to 1. */
function spread(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  return values.map((value) => (range === 0 ? 0.5 : (value - low) / range));
}

/** The map's own axis; the poles are infinitely far. */
function mercator(lat: number): number {
  const within = Math.max(-85, Math.min(85, lat));
  return Math.asinh(Math.tan((within * Math.PI) / 180));
}

function round(percent: number): number {
  return Math.round(percent * 10) / 10;
}
