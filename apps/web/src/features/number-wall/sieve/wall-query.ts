import type { NumberState } from '@wallabee/contract/search/number-state';
import type { WallFilters } from './wall-filters.ts';

type Sieving = Pick<WallFilters, 'class' | 'is' | 'status' | 'owner'>;

/** The filters in the language of the search. */
export function queryOf({ class: prestige, is, status, owner }: Sieving): string {
  return [
    prestige && `class:${prestige}`,
    is && `is:${is}`,
    status && statesQuery(status),
    owner && ownerQuery(owner),
  ]
    .filter(Boolean)
    .join(' ');
}

export function ownerQuery(owner: string): string {
  return owner === '' ? '' : `owner:"${owner}"`;
}

/**
 * A number has one state, but several statuses: one in a pouch may be locked or listed on the Market, and the lock
 * comes before the Market, the Market before the location.
 */
export function statesQuery(states: readonly NumberState[]): string {
  const locations = states.filter((state) => state !== 'locked' && state !== 'market');
  const hasLocked = states.includes('locked');
  const hasMarket = states.includes('market');
  const named = [...locations.map((state) => LOCATIONS[state] ?? state), ...(hasMarket ? ['market'] : [])];
  const others = named.length > 0 && [
    `status:${named.join(',')}`,
    !hasMarket && '-status:market',
    !hasLocked && '-status:locked',
  ];
  const othersQuery = others ? others.filter(Boolean).join(' ') : '';
  if (!hasLocked) return othersQuery;
  return othersQuery ? `(status:locked,lockbox or ${othersQuery})` : 'status:locked,lockbox';
}

const LOCATIONS: Partial<Record<NumberState, string>> = { place: 'dropped', recycled: 'recycle_center' };
