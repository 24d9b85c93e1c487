export const daySliderStrings = {
  asOf: 'As of',
  show: 'Show',
  today: 'today',
} as const;
