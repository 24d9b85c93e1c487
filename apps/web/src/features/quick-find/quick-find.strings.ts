export const quickFindStrings = {
  open: 'Search everything',
  dialog: 'Quick find',
  box: 'Find anything',
  placeholder: 'An item, a number, a player, a place',
  close: 'Close',
  escape: 'Esc',
  loading: 'Loading',
  failed: 'Suggestions could not be loaded.',
  tryAgain: 'Try again',
  searchEverything: 'Search everything',
} as const;
