export const codeStrings = {
  heading: 'Redeem a code',
  lead: 'A code gives you 100 items, locked and free of charge, into your lockbox.',
  code: 'Code',
  hint: 'Codes are case sensitive: BEE and bee are two different codes.',
  missing: 'You must specify a code.',
  redeem: 'Redeem',
  processing: 'Processing… making your 100 items. This takes a moment.',
  success: (name: string) => `100 ${name} created and sent to your lockbox.`,
  numbers: (first: string, last: string) => `They carry the numbers #${first} to #${last}.`,
  seeThem: 'See your locked items',
  stepsHeading: 'How it works',
  steps: [
    { title: 'Type your code', text: 'Exactly as it is written on your card or in your message.' },
    { title: '100 items are made', text: 'They are new, carry the next numbers, and cost nothing.' },
    { title: 'Find them in your lockbox', text: 'Here under Locked Items, and in the app in your pouch.' },
  ],
  aboutCodes: 'Where codes come from',
  error: 'Error',
  unreachable:
    'The server could not be reached. If the code was taken, trying again will say so; nothing is ever made twice.',
} as const;
