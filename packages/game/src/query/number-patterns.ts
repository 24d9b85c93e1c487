export const NUMBER_PATTERNS = [
  'palindrome',
  'repdigit',
  'sequence',
  'round',
  'year',
  'square',
  'prime',
] as const;
export type NumberPattern = (typeof NUMBER_PATTERNS)[number];
