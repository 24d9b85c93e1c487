export interface Birthday {
  month: number;
  day: number;
}

/** What stands where no birthday was given. */
export const NO_BIRTHDAY = 'Date Missing';

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '9 October'. Nobody checks that the month has such a day, so this is words, not a date. */
export function birthdayText(birthday: Birthday | null): string {
  const month = birthday && MONTHS[birthday.month - 1];
  return month ? `${birthday.day} ${month}` : NO_BIRTHDAY;
}
