import type { WayKind } from '@wallabee/contract/plan/plan-costs';

const SIZES: Record<number, string> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };

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
  farAway: 'FAR AWAY',
  tooFar: 'too far to walk',
  far: (way: string, tooFar: string) => `${way.replace(/\.$/, '')}, ${tooFar}`,
  minutes: (minutes: string) => `${minutes} min`,
  held: 'In your pouch',
  stashed: 'In your lockbox',
  heldAndLocked: 'Yours, but locked',
  at: (place: string, distance: string) => `${place}, ${distance}`,
  from: (price: string) => `from ${price} honeycombs`,
  inStore: (store: string, price: string) => `${store}, ${price} honeycombs`,
  parts: ['You hold both parts', 'One part missing', 'Both parts missing'],
  ring: (size: number) => `In a ring of ${SIZES[size] ?? size}`,
  container: (name: string, chance: string) => `${name}, one of ${chance}`,
} as const;
