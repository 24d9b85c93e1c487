import {
  DEFAULT_RATE,
  HIGHEST_RATE,
  PLAN_PREFERENCES,
  type PlanPreference,
} from '@wallabee/contract/plan/plan-costs';
import type { SiteAddress } from '../../ui/controls/link.tsx';

/** What is planned; null shows the plans to choose from. */
type Planned = { set: number } | { types: string } | { q: string } | null;

export interface ChosenStart {
  lat: number;
  lng: number;
  /** Empty for the player's own position. */
  name: string;
}

/** What the address of a plan says. */
export interface PlanAddress {
  of: Planned;
  start: ChosenStart | null;
  rate: number;
  prefer: PlanPreference;
  /** Item type ids and keys of ways, as `use` of the call has them. */
  use: readonly string[];
}

/** Whatever is wrong is left out, so that a broken link shows the plain plan. */
export function planAddressFrom(setId: string | undefined, search: URLSearchParams): PlanAddress {
  return {
    of: plannedFrom(setId, search),
    start: startFrom(search),
    rate: rateFrom(search.get('rate')) ?? DEFAULT_RATE,
    prefer: PLAN_PREFERENCES.find((one) => one === search.get('prefer')) ?? 'cheapest',
    use: (search.get('use') ?? '').split(',').filter((one) => USED_WAY.test(one)),
  };
}

const USED_WAY = /^\d{1,10}~[a-z0-9:+-]+$/;

function plannedFrom(setId: string | undefined, search: URLSearchParams): Planned {
  if (setId !== undefined) return { set: Number(setId) };
  const q = search.get('q')?.trim();
  if (q) return { q };
  const types = search.get('types') ?? '';
  return /^\d{1,10}(,\d{1,10})*$/.test(types) ? { types } : null;
}

function startFrom(search: URLSearchParams): ChosenStart | null {
  const [lat, lng] = [degrees(search.get('lat'), 90), degrees(search.get('lng'), 180)];
  return lat === null || lng === null ? null : { lat, lng, name: search.get('from') ?? '' };
}

function degrees(written: string | null, most: number): number | null {
  const value = written === null || written.trim() === '' ? Number.NaN : Number(written);
  return Math.abs(value) <= most ? value : null;
}

/** The exchange rate that was typed; null where it is none. */
export function rateFrom(written: string | null): number | null {
  if (!/^\s*\d{1,4}\s*$/.test(written ?? '')) return null;
  const rate = Number(written);
  return rate >= 1 && rate <= HIGHEST_RATE ? rate : null;
}

/** Defaults are left out. */
export function planHref({ of, start, rate, prefer, use }: PlanAddress): SiteAddress {
  const written = new URLSearchParams({
    ...(of && 'q' in of && { q: of.q }),
    ...(of && 'types' in of && { types: of.types }),
    ...(start && { lat: `${start.lat}`, lng: `${start.lng}` }),
    ...(start?.name && { from: start.name }),
    ...(rate !== DEFAULT_RATE && { rate: `${rate}` }),
    ...(prefer !== 'cheapest' && { prefer }),
    ...(use.length > 0 && { use: use.join(',') }),
  }).toString();
  const path: SiteAddress = of && 'set' in of ? `/plan/${of.set}` : '/plan';
  return written === '' ? path : `${path}?${written}`;
}

/** A type has one chosen way at most. */
export function usingWay(address: PlanAddress, itemTypeId: number, key: string | null): PlanAddress {
  const others = address.use.filter((one) => !one.startsWith(`${itemTypeId}~`));
  return { ...address, use: key === null ? others : [...others, `${itemTypeId}~${key}`] };
}

/** The input of the call. */
export function planQuery({ of, start, rate, prefer, use }: PlanAddress) {
  return {
    ...of,
    ...(start && { lat: start.lat, lng: start.lng }),
    rate,
    prefer,
    ...(use.length > 0 && { use: use.join(',') }),
  };
}
