import type { WayKind } from '@wallabee/contract/plan/plan-costs';

export const wayStrings = {
  kinds: {
    held: 'YOURS',
    place: 'LIES NEAR',
    market: 'MARKET',
    store: 'STORE',
    mix: 'MIX',
    forage: 'FORAGE',
    swap: 'SWAP',
    container: 'CONTAINER',
    gift: 'GIFT',
    none: 'NO WAY',
  } satisfies Record<WayKind, string>,
} as const;
