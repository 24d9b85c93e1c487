export interface Birthday {
  month: number;
  day: number;
}

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

/** '9 October'. The day is not checked against the month, so this is text, not a date. */
export function birthdayText(birthday: Birthday | null): string {
  const month = birthday && MONTHS[birthday.month - 1];
  return month ? `${birthday.day} ${month}` : NO_BIRTHDAY;
}
