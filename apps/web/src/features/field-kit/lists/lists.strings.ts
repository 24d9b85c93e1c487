export const listsStrings = {
  heading: 'Your lists',
  loggedOut: 'Log in to take your pouch, your sets and your lists along.',
  logIn: 'Log in',
  on: 'On',
  label: 'Keep my lists on this device',
  about:
    'Your pouch, sets, wish lists and locked items, friends, plans, swaps, the list of your conversations, and the conversations and threads you read last. They stay on this device alone, and logging out removes them.',
  needsDevice: 'First this device needs the site itself, which it has not got yet.',
  asOf: 'Everything is here, as of',
  downloading: 'Being fetched …',
  refresh: 'Fetch again',
  failed:
    'Your lists could not be fetched. What was here before is still here. Please try again in a minute.',
} as const;
