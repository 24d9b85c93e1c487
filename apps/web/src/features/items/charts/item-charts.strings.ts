import type { Part } from './parts.ts';

export const itemChartStrings = {
  failed: 'The chart could not be loaded.',
  issued: 'Issued over the Years',
  liveNumbers: 'Live numbers',
  nothingIssued: 'Nothing issued yet.',
  releasedOn: (date: string) => `Released on ${date}.`,
  released: 'Released',
  asOfMark: 'As of',
  went: (number: string, date: string) => `#${number} went on ${date}`,
  issuedSoFar: 'issued so far',
  pace: {
    everyDay: (count: string) => `about ${count} a day this year`,
    everyWeek: (count: string) => `about ${count} a week this year`,
    everyMonth: (count: string) => `about ${count} a month this year`,
    few: (count: string) => `${count} of them this year`,
    none: 'none of them this year',
  },
  oneSpell: (share: string, spell: string) => `${share} of them went out in one spell: ${spell}.`,
  twoSpells: (share: string, first: string, second: string) =>
    `${share} of them went out in two spells: ${first}, and ${second}.`,
  firstMonths: 'the first three months',
  issuedTable: (name: string) => `${name} issued by year`,
  year: 'Year',
  issuedThatYear: 'Issued that year',
  inAll: 'In all',

  whereabouts: 'Kept, Free and Gone',
  byClass: 'by class of number',
  parts: {
    saved: { name: 'Saved', detail: 'in somebody’s set' },
    pouch: { name: 'In pouches', detail: 'free to trade' },
    locked: { name: 'Locked', detail: 'in a lockbox' },
    about: { name: 'Out and about', detail: 'dropped at a place, or in the Mixerpool' },
    gone: { name: 'Gone', detail: 'mixed, recycled or out of play' },
  } satisfies Record<Part, { name: string; detail: string }>,
  classes: ['single digits', 'double digits', 'triple digits', 'quadruple digits'],
  digits: (digits: number) => `numbers with ${digits} digits`,
  whereaboutsTable: (name: string, date: string) => `Where the numbers of ${name} are, as of ${date}`,
  class: 'Class',
  notThen: (date: string) => `None of them had been issued by ${date}.`,

  rarity: 'How Rare It Is',
  besideAll: (count: string) => `beside all ${count} items`,
  canChangeHands: (free: string, total: string) => `${free} of ${total} can change hands`,
  rarerThan: (percent: number) =>
    percent === 100 ? 'rarer than every other item' : `rarer than ${percent} % of items`,
  commonerThan: (percent: number) =>
    percent === 100 ? 'more common than every other item' : `more common than ${percent} % of items`,
  asCommon: 'as rare as the other items',
  allHeld: 'all held: rare',
  allFree: 'all free',
  raritySentence:
    'Each strip is all items that have numbers of the class, from those that stay where they are on the left to those that can all change hands on the right. The full column under the pointer is this item.',
  rarityTable: 'How rare each class is beside all items',
  changeHands: 'Can change hands',
  share: 'Share',
  beside: 'Beside all items',
  ofTotal: (free: string, total: string) => `${free} of ${total}`,
  percent: (percent: number) => `${percent} %`,
} as const;
