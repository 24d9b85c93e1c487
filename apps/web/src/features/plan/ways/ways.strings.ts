import type { OwnedItem } from '@wallabee/contract/actions/owned-item';

export const waysStrings = {
  heading: 'Ways to get it',
  failed: 'The ways to get it could not be loaded',
  own: 'Yours',
  ways: 'Ways, the cheapest first',
  have: (number: string) => `You have saved #${number}. These are ways to another one.`,
  plan: 'Plan it',
  uncertain: 'By chance, so no plan counts on it.',
  states: {
    saved: 'saved in its set',
    pouch: 'in your pouch',
    lockbox: 'in your lockbox',
    dropped: 'dropped at a place',
  } satisfies Partial<Record<OwnedItem['status'], string>>,
  locked: 'locked',
  forSale: (price: string) => `on the Market for ${price}`,
  swapIn: 'Swap in',
  more: (count: string) => `and ${count} more, in your pouch`,
  from: (name: string) => `Distances from ${name}.`,
  noStart: 'Places are measured once you have been somewhere, or from the start of a plan.',
} as const;
