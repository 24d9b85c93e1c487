const MONTH_AND_YEAR = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Of the first screen; what is below has its texts in `cabinet-rest.strings.ts`. */
export const cabinetStrings = {
  failed: 'The cabinet did not come',
  failedText: 'The rest of the profile is here.',
  facts: {
    saved: 'Saved',
    sets: 'Sets finished',
    cities: 'Cities',
    since: 'Foraging since',
  },
  proudest: 'Proudest numbers',
  chosenBy: (name: string) => `chosen by ${name}`,
  lowest: 'the lowest saved',
  noProudest: (name: string) => `${name} has no saved numbers.`,
  edit: 'Choose numbers',
} as const;

/** 'June 2019', of `2019-06` or an instant. */
export function inWords(month: string): string {
  return MONTH_AND_YEAR.format(new Date(month));
}
