export const reportStrings = {
  report: 'Report',
  reportOf: (name: string) => `Report the post by ${name}`,
  reported: 'Reported',
  question: 'What is wrong with this post?',
  text: 'A BeeKeeper or staff looks at it. The writer does not learn who reported it.',
  rule: 'Rule of conduct',
  words: 'In your words',
  wordsHint: 'Needed for something else, else as you like.',
  send: 'Send report',
  done: 'Thank you. A moderator will look at it.',
} as const;
