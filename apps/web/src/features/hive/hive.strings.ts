const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A count in words up to ten; `formatted` is the count beyond. */
function inWords(count: number, formatted: string): string {
  return SMALL[count] ?? formatted;
}

export const hiveStrings = {
  title: 'Your hive · WallaBee',
  heading: 'Your hive',
  loading:
    'The bees are out looking: for a ring that waits for you, for things you lack, and for numbers that beat yours.',
  noScript: 'Your hive needs JavaScript.',
  failed: 'Your hive could not be loaded',
  failedSentence: 'The hive cannot be reached just now. Nothing of yours is lost.',
  openRadar: 'Open the radar',
  lookAtRing: 'Look at the ring',
  allWaiting: (count: string) => `All ${count} that wait`,
} as const;

export const sentenceStrings = {
  listed: (names: readonly string[]) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
  allAgreed: (names: string, count: number) =>
    count === 1
      ? `${names} has agreed; this swap waits only for you.`
      : `${names} have agreed; this ring waits only for you.`,
  someAgreed: (names: string, count: number) =>
    `${names} ${count === 1 ? 'has' : 'have'} agreed to a ring that waits for your word.`,
  noneAgreed: (size: number) =>
    size === 2 ? 'A swap waits for your word.' : `A ring of ${inWords(size, `${size}`)} waits for your word.`,
  arrived: (count: number, formatted: string) =>
    `${inWords(count, formatted)} ${count === 1 ? 'thing' : 'things'} arrived that you lack`,
  lastOf: (set: string) => `${set} wants one last item`,
  lastOfMore: (set: string, more: number) =>
    `${set} and ${inWords(more, `${more}`)} more ${more === 1 ? 'set' : 'sets'} want one last item each`,
  lower: (count: number, formatted: string) =>
    count === 1
      ? 'one number lies near you that beats yours'
      : `${inWords(count, formatted)} numbers lie near you that beat yours`,
  and: ', and ',
  quiet: 'All is quiet: no ring waits, and nothing new is missing. The radar may still find something.',
} as const;

export const shelfStrings = {
  fresh: 'New, and not yet yours',
  allNew: (count: string) => `All ${count}`,
  noneNew: 'You have everything that is new.',
  lower: 'Lower than yours, lying near you',
  yours: (number: string) => `yours is #${number}`,
  noneLower: 'Nothing near you beats your numbers today.',
  noStart: 'Where you are is unknown until you have been at a place. The radar looks around any city.',
  nearly: 'Nearly finished',
  allSets: 'All your sets',
  noSets: 'No set is begun yet. Save an item, and its set stands here.',
  completion: (set: string) => `Completion of ${set}`,
  ofAll: (found: string, size: string) => `${found} of ${size}`,
  plan: (gaps: number) => (gaps === 1 ? 'Plan the last one' : `Plan the last ${inWords(gaps, `${gaps}`)}`),
  planMany: (gaps: string) => `Plan the last ${gaps}`,
  ofSet: (set: string) => ` of ${set}`,
  lastOne: (set: string) => `The last one of ${set}`,
  oneOf: (set: string) => `Missing from ${set}`,
} as const;

export const deskStrings = {
  waiting: 'Waiting for your word',
  noneWaiting: 'No ring waits for you. Offer two spares and look again.',
  noneYet: 'No ring waits for you. Rings come once you have something to spare.',
  post: 'Post',
  alerts: 'What your alerts found',
  inbox: 'Inbox',
  noPost: 'No unread messages.',
  unread: (count: number) => (count === 1 ? ' unread message' : ' unread messages'),
  nearlyEarned: 'Nearly earned',
  allAchievements: 'All',
  noneEarned: 'Nothing is near. Play on, and it comes.',
  left: (count: string) => `${count} to go`,
  progress: (name: string) => `Progress of ${name}`,
  label: 'Desk',
} as const;
