export const networkStrings = {
  heading: 'This part needs a network',
  text: 'It is loaded by itself once you are online.',
} as const;
