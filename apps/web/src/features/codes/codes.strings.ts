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
  error: 'Error',
  unreachable:
    'The server could not be reached. If the code was taken, trying again will say so; nothing is ever made twice.',
} as const;
