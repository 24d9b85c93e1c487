import { expect, test } from 'vitest';
import { createPatience } from './patience.ts';

const clock = { now: new Date('2026-06-01T12:00:00Z') };
const guess = (patience: ReturnType<typeof createPatience>, times: number) => {
  for (let time = 0; time < times; time += 1) patience.wrong('ada');
};

test.each([
  { wrong: 0, wait: 0 },
  { wrong: 4, wait: 0 },
  { wrong: 5, wait: 100 },
  { wrong: 6, wait: 200 },
  { wrong: 9, wait: 1_600 },
  { wrong: 50, wait: 3_000 },
])('after $wrong wrong tries the next waits $wait ms', ({ wrong, wait }) => {
  const patience = createPatience({ now: () => clock.now });
  guess(patience, wrong);

  expect(patience.waitFor('ada')).toBe(wait);
  expect(patience.waitFor('bob')).toBe(0);
});

test('the right password, or a quarter of an hour, forgives everything', () => {
  const patience = createPatience({ now: () => clock.now });
  guess(patience, 8);
  patience.right('ada');
  expect(patience.waitFor('ada')).toBe(0);

  guess(patience, 8);
  clock.now = new Date(clock.now.getTime() + 15 * 60_000);
  expect(patience.waitFor('ada')).toBe(0);
});
