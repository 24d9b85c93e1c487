export const homeRingStrings = {
  heading: 'Swaps',
  waiting: (gets: string, gives: string, agreed: string) =>
    `${gets} for your ${gives}: ${agreed} agreed, and the ring waits for you.`,
  agreed: (count: string, of: string) => `${count} of ${of}`,
  found: (players: string, gets: string, gives: string) =>
    `A ring of ${players} brings you ${gets} for your ${gives}.`,
  look: 'Look at the ring',
  none: 'No ring for you yet. Offer two spares and look again.',
  failed: 'Your rings could not be loaded.',
  toSwaps: 'See swaps',
} as const;

export const noticeStrings = {
  heading: 'Swaps',
  proposed: (name: string, item: string) => `${name} proposes a ring for ${item}`,
  agreed: (count: string, of: string, item: string) =>
    `${count} of ${of} have agreed to the ring for ${item}`,
  settled: (item: string) => `Settled: you got ${item}`,
  declined: (name: string, item: string) => `Declined: ${name} declined the ring for ${item}`,
  withdrawn: (name: string, item: string) => `Withdrawn: ${name} withdrew from the ring for ${item}`,
  broken: (name: string, item: string) => `Broken: ${item} of ${name} is gone`,
  brokenOff: (item: string) => `Broken: the ring for ${item}`,
  expired: (item: string) => `Expired: the ring for ${item}`,
  you: 'You',
  unknown: 'A member',
  all: 'All your proposals',
} as const;

export const waitingRowStrings = {
  label: 'Rings that wait for you',
  agreed: (count: string, of: string) => `${count} of ${of} agreed`,
  row: (gives: string, agreed: string, end: string) => `for your ${gives}. ${agreed}. Ends ${end}`,
} as const;
