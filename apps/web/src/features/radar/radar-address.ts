import type { SetId } from '@wallabee/contract/protocol/ids';
import { DEFAULT_KM, MOST_KM, RADAR_ORDERS, type RadarOrder } from '@wallabee/contract/radar/radar-rules';
import type { SiteAddress } from '../../ui/controls/link.tsx';

export const RADAR_TABS = ['places', 'market', 'friends'] as const;
export const GAINS = ['both', 'missing', 'lower'] as const;
export const CLASSES = ['sd', 'dd', 'td', 'qd'] as const;

export interface RadarAddress {
  /** The name of a city or place, or two coordinates; empty without a point. */
  at: string;
  km: number;
  where: (typeof RADAR_TABS)[number];
  gain: (typeof GAINS)[number];
  order: RadarOrder;
  classes: readonly (typeof CLASSES)[number][];
  set: SetId | undefined;
  q: string;
  /** The seller or the friend; empty for all of them. */
  who: string;
  /** The id of the chosen place. */
  place: number | undefined;
}

/** Whatever is not understood is left out. */
export function radarAddressFrom(search: URLSearchParams): RadarAddress {
  const km = Number(search.get('km') ?? DEFAULT_KM);
  const chosen = search.getAll('class');
  return {
    at: (search.get('at') ?? '').trim().slice(0, LONGEST_NAME),
    km: km >= SMALLEST_KM && km <= MOST_KM ? km : DEFAULT_KM,
    where: RADAR_TABS.find((tab) => tab === search.get('where')) ?? 'places',
    gain: GAINS.find((gain) => gain === search.get('gain')) ?? 'both',
    order: RADAR_ORDERS.find((order) => order === search.get('order')) ?? 'best',
    classes: CLASSES.filter((one) => chosen.includes(one)),
    set: idIn(search, 'set') as SetId | undefined,
    q: (search.get('q') ?? '').trim(),
    who: (search.get('who') ?? '').trim().slice(0, LONGEST_NAME),
    place: idIn(search, 'place'),
  };
}

const LONGEST_NAME = 100;
const SMALLEST_KM = 0.1;

export function radarHref(address: Partial<RadarAddress>): SiteAddress {
  const { at, km, where, gain, order, classes = [], set, q, who, place } = address;
  const search = new URLSearchParams([
    ...named('at', at),
    ...named('km', km === DEFAULT_KM ? undefined : km),
    ...named('where', where === 'places' ? undefined : where),
    ...named('gain', gain === 'both' ? undefined : gain),
    ...named('order', order === 'best' ? undefined : order),
    ...classes.map((one) => ['class', one]),
    ...named('set', set),
    ...named('q', q),
    ...named('who', who),
    ...named('place', place),
  ]).toString();
  return search ? `/radar?${search}` : '/radar';
}

function named(name: string, value: string | number | undefined): string[][] {
  return value === undefined || value === '' ? [] : [[name, `${value}`]];
}

/** Two coordinates, or null for a name. */
export function pointIn(at: string): { lat: number; lng: number } | null {
  const match = /^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(at);
  return match ? { lat: Number(match[1]), lng: Number(match[2]) } : null;
}

type Narrowed = Pick<RadarAddress, 'where' | 'classes' | 'set' | 'q' | 'who'>;

/** The filters as one query in the language of the search. What lies at a place has no owner. */
export function queryOf({ where, classes, set, q, who }: Narrowed): string {
  return [
    ...(classes.length > 0 ? [`class:${classes.join(',')}`] : []),
    ...(set === undefined ? [] : [`set:${set}`]),
    ...(who === '' || where === 'places' ? [] : [`owner:"${who.replaceAll('"', '')}"`]),
    ...(q === '' ? [] : [/\bor\b/i.test(q) ? `(${q})` : q]),
  ].join(' ');
}

/** What the call takes; places are asked for only with a point. */
export function radarInput(address: RadarAddress) {
  const { at, km, where, gain, order } = address;
  const q = queryOf(address);
  return {
    ...(pointIn(at) ?? (at === '' ? {} : { at })),
    km,
    where,
    gain,
    order,
    ...(q === '' ? {} : { q }),
  };
}

export function isFiltered(address: RadarAddress): boolean {
  return address.gain !== 'both' || queryOf(address) !== '';
}

function idIn(search: URLSearchParams, name: string): number | undefined {
  const written = search.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : undefined;
}
