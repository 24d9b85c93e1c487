export const reportStrings = {
  report: 'Report',
  reportOf: (name: string) => `Report the post by ${name}`,
  reported: 'Reported',
  question: 'What is wrong with this post?',
  text: 'A moderator looks at it. The author does not learn who reported it.',
  rule: 'Rule of conduct',
  words: 'In your words',
  wordsHint: 'Required for “Something else”.',
  send: 'Send report',
  done: 'Thank you. A moderator will look at it.',
} as const;
