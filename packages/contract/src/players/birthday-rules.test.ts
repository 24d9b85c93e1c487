import { expect, test } from 'vitest';
import { birthdayText } from './birthday-rules.ts';

test.each([
  { birthday: { month: 10, day: 9 }, text: '9 October' },
  { birthday: { month: 1, day: 1 }, text: '1 January' },
  { birthday: { month: 12, day: 31 }, text: '31 December' },
  { birthday: { month: 2, day: 31 }, text: '31 February' },
  { birthday: null, text: 'Date Missing' },
])('a birthday reads $text [PR-01]', ({ birthday, text }) => {
  expect(birthdayText(birthday)).toBe(text);
});
