export const noRingStrings = {
  heading: 'No ring yet. Offer two spares and look again.',
  nothingOffered: 'You offer nothing now, so there is nothing to swap.',
  noSpares:
    'You carry no spares: items whose type you have saved with a better number. You can offer any other item of your pouch.',
  nothingWanted: 'You want nothing now. Switch on what you want, and rings are found for it.',
  keepLooking:
    'No other player has what you want and wants what you offer. The more you offer and want, the more rings there are.',
  offerSpares: 'Offer all my spares',
  toOffers: 'Choose what to offer',
  toWants: 'Choose what you want',
  filtered: 'No ring is like this',
  filteredText: 'There may be others without the filter.',
  all: 'Show all rings',
  noSuchPage: 'There is no such page',
  noSuchPageText: 'There are fewer rings now than when this link was made.',
  firstPage: 'To the first page',
  left: 'You have left swaps',
  leftText: 'You are in no ring, and none can be proposed to you. Your offers and wants are still here.',
  comeBack: 'Come back to swaps',
  cameBack: 'You take part in swaps again.',
  unanswered: (count: number) =>
    `You are in no new ring: ${count} proposals are without your answer. Answer one, and rings are found for you again. Proposals that ended without it count for 14 days.`,
  tooManyOpen: (count: number) =>
    `You are in no new ring: you have ${count} open proposals. New ones are found when one of them ends.`,
} as const;
