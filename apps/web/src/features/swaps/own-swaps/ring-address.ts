import type { SetId } from '@wallabee/contract/protocol/ids';
import type { SiteAddress } from '../../../ui/controls/link.tsx';

export const RING_KINDS = ['all', 'pairs', 'friends'] as const;

export interface RingFilter {
  who: (typeof RING_KINDS)[number];
  set: SetId | undefined;
  /** From 1. */
  page: number;
}

/** Whatever is no filter shows all rings. */
export function ringFilterFrom(search: URLSearchParams): RingFilter {
  return {
    who: RING_KINDS.find((kind) => kind === search.get('who')) ?? 'all',
    set: wholeNumberIn(search, 'set') as SetId | undefined,
    page: wholeNumberIn(search, 'page') ?? 1,
  };
}

export function ringsHref({ who, set, page }: Partial<RingFilter>): SiteAddress {
  const search = new URLSearchParams({
    ...(who && who !== 'all' && { who }),
    ...(set !== undefined && { set: `${set}` }),
    ...(page !== undefined && page > 1 && { page: `${page}` }),
  }).toString();
  return search ? `/swaps?${search}` : '/swaps';
}

export function wholeNumberIn(search: URLSearchParams, name: string): number | undefined {
  const written = search.get(name) ?? '';
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : undefined;
}
