import { radarStrings as strings } from './radar.strings.ts';
import { queryOf, type RadarAddress } from './radar-address.ts';
import { radiusWords } from './radius.ts';

interface Centre {
  lat: number;
  lng: number;
  name: string | null;
}

type Watched = Pick<RadarAddress, 'where' | 'km' | 'gain' | 'classes' | 'set' | 'q' | 'who'>;

/** What the radar shows now, as a query that rings for what comes to it. */
export function radarAlert(address: Watched, centre: Centre | null) {
  const { where, km, gain, who } = address;
  const lies = centre && `status:place near:${short(centre.lat)},${short(centre.lng)},${km}`;
  const places = { places: lies, market: 'status:market', friends: who === '' ? 'owner:friends' : null };
  return {
    of: 'numbers' as const,
    q: [GAIN_TERMS[gain], places[where], queryOf(address)].filter(Boolean).join(' '),
    name: where === 'places' ? aroundWords(centre, km) : strings.alertNames[where],
  };
}

const GAIN_TERMS = {
  both: 'beats:me',
  missing: 'missing:me',
  lower: 'beats:me -missing:me',
} as const satisfies Record<RadarAddress['gain'], string>;

/** About ten metres. */
function short(degrees: number): string {
  return `${Number(degrees.toFixed(4))}`;
}

function aroundWords(centre: Centre | null, km: number): string {
  return strings.alertAround(centre?.name?.slice(0, LONGEST_NAME) ?? strings.alertHere, radiusWords(km));
}

const LONGEST_NAME = 50;
