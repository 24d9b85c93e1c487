export interface Point {
  lat: number;
  lng: number;
}

/** A box never crosses the date line. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

const EARTH_RADIUS_METRES = 6_371_000;
const METRES_PER_DEGREE = (Math.PI * EARTH_RADIUS_METRES) / 180;

export function distanceBetween(one: Point, other: Point): number {
  const lat = halfSine(other.lat - one.lat);
  const lng = halfSine(other.lng - one.lng);
  const chord = lat + Math.cos(inRadians(one.lat)) * Math.cos(inRadians(other.lat)) * lng;
  return distanceOf(chord);
}

export function distanceOf(haversine: number): number {
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Those at most `metres` from the centre, nearest first. */
export function placesWithin<Place extends Point>(
  places: readonly Place[],
  centre: Point,
  metres: number,
): Place[] {
  return places
    .map((place) => ({ place, distance: distanceBetween(centre, place) }))
    .filter(({ distance }) => distance <= metres)
    .sort((one, other) => one.distance - other.distance)
    .map(({ place }) => place);
}

/** One box, or two across the date line, that contain every point within `metres` of the centre. */
export function boxesAround(centre: Point, metres: number): Box[] {
  const reach = metres / METRES_PER_DEGREE;
  const south = Math.max(-90, centre.lat - reach);
  const north = Math.min(90, centre.lat + reach);
  const whole = { south, north, west: -180, east: 180 };
  if (south === -90 || north === 90) return [whole];

  const spread = widestSpread(centre.lat, reach);
  if (spread >= 180) return [whole];
  const west = centre.lng - spread;
  const east = centre.lng + spread;
  if (west < -180)
    return [
      { ...whole, east },
      { ...whole, west: west + 360 },
    ];
  if (east > 180)
    return [
      { ...whole, west },
      { ...whole, east: east - 360 },
    ];
  return [{ south, north, west, east }];
}

/** The easternmost point of a circle lies towards the pole, where a degree is shorter. */
function widestSpread(lat: number, reach: number): number {
  const sine = Math.sin(inRadians(reach)) / Math.cos(inRadians(lat));
  return sine >= 1 ? 180 : (Math.asin(sine) * 180) / Math.PI;
}

function halfSine(degrees: number): number {
  return Math.sin(inRadians(degrees) / 2) ** 2;
}

function inRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
