const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five'];

export function countWord(count: number): string {
  return COUNTS[count] ?? String(count);
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const ringWords = {
  straight: (name: string) => `A straight swap with ${name}`,
  ringFor: (size: number, item: string) => `A ring of ${countWord(size)}, for ${item}`,

  oneFriend: 'Two players, and a friend of yours',
  oneStranger: 'Two players',
  allFriends: (others: number) =>
    others === 2
      ? 'Both others are friends of yours'
      : `All ${countWord(others)} others are friends of yours`,
  noFriends: (others: number) => `${capital(countWord(others))} other players`,
  someFriends: (friends: number, strangers: number) =>
    `${capital(countWord(friends))} ${friends === 1 ? 'friend' : 'friends'}, ${countWord(strangers)} ${strangers === 1 ? 'stranger' : 'strangers'}`,

  youGiveHeading: 'You give',
  youGetHeading: 'You get',
  you: 'You',
  youInside: 'you',
  othersGain: 'What the others gain',

  spare: (saved: string) => `a spare; your saved one is ${saved}`,
  offered: 'you offer it, and have none saved',

  lower: (by: string, saved: string) => ({ strong: `${by} lower`, rest: ` than your ${saved}` }),
  lacked: 'you lack it',
  finishes: (set: string) => `, and it finishes ${set}`,
  progress: (has: string, size: string, set: string) => `; ${has} of ${size} of ${set} with it`,
  wanted: 'you want it',
  byWant: (want: string) => `, by “${want}”`,
  pulled: { strong: 'a cracker', rest: '; you two pull it, and one of you gets a party hat' },
  noReason: 'not one of your wants any more',

  hubInstead: 'instead of your ',
  hubNew: 'New',
  hubClass: { sd: 'a single digit, and you lack it', dd: 'a double digit, and you lack it' },
  hubLast: (set: string) => `the last one of ${set}`,
  hubLastButOne: (set: string) => `the last but one of ${set}`,
  hubProgress: (has: string, size: string) => `${has} of ${size} of its set with it`,
  hubWant: (want: string) => `“${want}”`,
  hubPulled: { head: 'Pull it', line: 'a party hat for one of you two' },

  otherFinishes: (set: string) => `finishes ${set}`,
  otherProgress: (item: string, has: string, size: string, set: string) =>
    `lacks ${item}; ${has} of ${size} of ${set} with it`,
  otherLacks: (item: string) => `lacks ${item}`,
  otherLower: (number: string, saved: string) => `gets ${number} instead of ${saved}`,
  otherWant: (number: string, want: string) => `gets ${number}, wanted by “${want}”`,
  otherPulls: (item: string) => `pulls ${item}; one of the two gets a party hat`,
  otherGets: (item: string) => `gets ${item}`,

  youGetLower: (number: string, saved: string) => `get ${number} instead of your ${saved}`,
  youGetMissing: (progress: string) => `get a type you lack${progress}`,
  youGetWanted: (item: string, want: string) => `get ${item}, wanted by “${want}”`,
  youPull: (item: string) => `pull ${item}; one of you two gets a party hat`,
  youGet: (item: string) => `get ${item}`,
} as const;

export const proposalStrings = {
  what: (item: string) => `Proposal of the ring for ${item}`,
  waiting: 'Your proposal of this ring',
} as const;
