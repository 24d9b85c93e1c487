import type { SwapBreak, SwapState } from '@wallabee/contract/swaps/swap';
import { capital, countWord } from '../ring/ring.strings.ts';

/** What a player did with an item, and what was done with it. */
function moved(verb: string, rest = '', passive = verb) {
  return { active: (item: string) => `${verb} ${item}${rest}`, passive: `${passive}${rest}` };
}

/** Some names end with a stop of their own. */
function endedByStop(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

export const swapStrings = {
  pageTitle: (name: string) => `${name} · WallaBee`,
  heading: 'Swap',
  back: 'Back to Swaps',
  failed: 'The swap did not load',
  noScript: 'Swaps need JavaScript.',
  missing: {
    heading: 'No such swap',
    text: 'It does not exist, or it is a ring of other players.',
    look: 'Look at your swaps',
  },
  title: (item: string, number: string) => `${item}, ${number}`,
  pair: 'A straight swap',
  ring: (size: string) => `A ring of ${size}`,
  lead: (kind: string, proposer: string, day: string) => `${kind}, proposed by ${proposer} ${day}.`,
  mends: 'It mends a broken ring.',
  somebody: 'A player',
  anItem: 'an item',

  namedDays: { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' },
  onDay: (day: string) => `on ${day}`,
  atTime: (day: string, time: string) => `${day} at ${time}`,
  ends: (when: string) => `Ends ${when}`,
  inDays: (days: number) => `in ${days} days`,

  agreedOf: (agreed: string, size: string) => `${agreed} of ${size}`,
  agreedHeading: (agreed: string) => `${agreed} agreed`,
  statusHeadings: {
    settled: 'All agreed',
    declined: 'Declined',
    withdrawn: 'Taken back',
    broken: 'Who stood where',
    expired: 'Ended without all answers',
  } satisfies Record<Exclude<SwapState, 'open'>, string>,
  gives: (item: string, receiver: string) => `${item} to ${receiver}`,
  answers: {
    agreed: 'Agreed',
    waiting: 'Not yet',
    gone: 'Gone',
    declined: 'Declined',
    withdrawn: 'Taken back',
  },

  hub: {
    settled: 'Swapped',
    declined: 'Declined',
    withdrawn: 'Taken back',
    expired: 'Ended',
    broken: 'Broken',
  } satisfies Record<Exclude<SwapState, 'open'>, string>,
  isYours: (number: string) => `${number} is yours`,
  hasGone: (number: string) => `${number} has gone`,
  nothingMoved: 'nothing has changed hands',

  agree: 'Agree',
  decline: 'Decline',
  takeBack: 'Take back my word',
  remind: (name: string) => `Remind ${name}`,
  remindSome: (count: number) => `Remind ${countWord(count)} players`,
  reminded: (names: string) => `${names} will see a reminder.`,
  cancel: 'Not yet',
  agreeHeading: 'Agree to this swap?',
  agreeText: (waiting: number) =>
    waiting === 0
      ? 'All others have agreed, so the items change hands at once.'
      : 'The items change hands as soon as all have agreed. Until then you can take back your word.',
  declineHeading: 'Decline this swap?',
  takeBackHeading: 'Take back your word?',
  endsForAll: (size: number) => `It then ends for ${size === 2 ? 'both' : `all ${countWord(size)}`} of you.`,
  keepIt: 'Leave it open',

  whenAgreed: (name: string) => `When ${name} agrees`,
  whenYouAgree: 'When you agree',
  whenAllAgree: 'When all agree',
  allAtOnce: (size: number) =>
    `${size === 2 ? 'Both' : `All ${countWord(size)}`} items change hands at once. There is no first and no last, so no trust is needed.`,
  nothingSetAside: (item: string) =>
    `Until then nothing is set aside. You may still mix, drop or sell your ${item}; the ring would then break.`,
  endsBy: (when: string) => `The ring ends ${when}, and everybody has what they had.`,

  whyGood: 'Why it is good',
  betweenYou: (size: number) => `Between the ${countWord(size)} of you`,
  onlyMembers: 'Only the ring can read this',

  brokenHeading: (item: string) => `The ring is broken: ${item} has gone`,
  moved: (name: string, deed: string, when: string) => `${name} ${deed} ${when}.`,
  accountClosed: (name: string, when: string) => `The account of ${name} was closed ${when}.`,
  othersStay: (others: number) =>
    others === 1
      ? 'The other item is where it was.'
      : `Nothing was lost; the other ${countWord(others)} items are where they were.`,
  events: {
    itemvault: moved('saved'),
    itemunvault: moved('took', ' out of its set', 'taken'),
    itemswappedvault: moved('swapped', ' in a set'),
    itemswappedplace: moved('swapped', ' at a place'),
    itemtraded: moved('traded'),
    itempickedup: moved('left', ' at a place'),
    itemfound: moved('moved'),
    mysteryboxopened: moved('opened'),
    chestopened: moved('opened'),
    itemgifted: moved('gave', ' away', 'given'),
    grabbagopened: moved('opened'),
    itemwalladrone: moved('sent', ' off'),
    itemunlockboxed: moved('unlocked'),
    itemlockboxed: moved('locked', ' away'),
    itemdropped: moved('dropped'),
    itempurchased: moved('sold'),
    marketpurchase: moved('sold'),
    marketsold: moved('sold'),
    itemrecycled: moved('recycled'),
    itemcreated: moved('mixed'),
    itemlocked: moved('locked'),
    itemlisted: moved('put', ' on the market'),
    accountclosed: moved('moved'),
    other: moved('moved'),
  } satisfies Record<SwapBreak['event'], { active: (item: string) => string; passive: string }>,

  endedHeadings: {
    declined: 'The swap was declined',
    withdrawn: 'The swap was taken back',
    expired: 'The swap has ended',
  },
  declined: (name: string, when: string) => `${name} declined ${when}. Nothing has changed hands.`,
  withdrew: (name: string, when: string) =>
    `${name} took back their word ${when}. Nothing has changed hands.`,
  youWithdrew: (when: string) => `You took back your word ${when}. Nothing has changed hands.`,
  expired: (when: string, names: string) =>
    `It ended ${when} without the answer of ${names}. Nothing has changed hands.`,
  lookForOthers: 'Look for other rings',

  waysHeading: (count: number) =>
    count === 1 ? 'A way to mend it' : `${capital(countWord(count))} ways to mend it`,
  waysOrder: 'The nearest first',
  noWays: 'No other ring is near it just now.',
  isMended: 'Another ring has taken its place.',
  openMended: 'Open that ring',
  letGo: 'Let it go',
  way: {
    without: (name: string) => `Leave ${name} out`,
    otherItem: (name: string, item: string) => `${name} gives ${item}`,
    youGiveOther: (item: string) => `You give ${item}`,
    newPair: (name: string) => `A new pair, with ${name}`,
    newRing: (size: number) => `A new ring of ${countWord(size)}`,
    stillGet: (item: string) => `You still get ${item}.`,
    get: (item: string) => `You get ${item}.`,
    mustAgree: (names: string) => endedByStop(`Still to agree: ${names}`),
    asBefore: 'as before',
    propose: 'Propose',
    proposeAgreed: (agreed: number) => `Propose, ${countWord(agreed)} have agreed`,
    failed: 'The ring was not proposed.',
  },
  whatNow: 'What happens now',
  carriesOver:
    'Your word carries over only where your own give and get stay the same. Anything else asks you again.',
  neverLeft: (item: string) => `Your ${item} never left your pouch.`,
  talkStays: 'You can write to each other here for a month.',

  receipt: 'Your receipt',
  settledOn: (when: string) => `Settled ${when}`,
  gave: 'You gave',
  got: 'You got',
  to: (name: string) => `to ${name}`,
  from: (name: string) => `from ${name}`,
  hat: 'out of a cracker',
  history: 'History',
  historyOf: (item: string) => `History of ${item}`,

  notes: {
    proposed: (name: string) => `${name} proposed it`,
    agreed: (name: string) => `${name} agreed`,
    carriedOver: (name: string) => `The agreement of ${name} carried over`,
    settled: (size: number) => `${size === 2 ? 'Both' : `All ${countWord(size)}`} items changed hands`,
    declined: (name: string) => `${name} declined`,
    withdrawn: (name: string) => `${name} took it back`,
    expired: 'It ended without all answers',
    broken: 'The ring broke',
    gone: (item: string, verb: string) => `${item} was ${verb}`,
  },
  noteAt: (text: string, when: string) => `${text}, ${when}`,

  live: {
    open: 'The swap is open.',
    agreed: (name: string, agreed: string) => `${name} agreed, ${agreed}`,
    settled: 'Settled. All items have changed hands.',
    broken: 'The ring is broken.',
    expired: 'The swap has ended.',
    declined: (name: string) => `${name} declined. The swap has ended.`,
    withdrawn: (name: string) => `${name} took it back. The swap has ended.`,
    message: (name: string, text: string) => `${name} wrote: ${text}`,
  },

  waiting: {
    agreeToSwap: 'Your agreement',
    declineSwap: 'Your refusal',
    withdrawSwap: 'Your withdrawal',
    remindSwap: 'Your reminder',
  },
  waitingFor: (answer: string, title: string) => `${answer}: ${title}`,
  messageAbout: (title: string) => `Message: ${title}`,

  write: 'Write to the ring',
  send: 'Send',
  sending: 'Sending…',
  notSent: 'Not sent.',
  tooLong: (over: string) => `${over} characters too many`,
  noWriting: 'The talk is closed.',
  noMessages: 'No message yet.',
} as const;
