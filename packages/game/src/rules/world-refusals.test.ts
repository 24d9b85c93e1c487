import { expect, test } from 'vitest';
import {
  INACTIVITY_MONTHS,
  JOB_LOT_LOWEST_NUMBER,
  RECYCLE_DELAY_SECONDS,
  WISHES_TO_REDEEM,
  WISHING_WELL_LOWEST_NUMBER,
} from './game-facts.ts';
import { REFUSAL_WORDS } from './world-refusals.ts';

test.each(Object.entries(REFUSAL_WORDS))('%s is one clear sentence or two', (_, words) => {
  expect(words).toMatch(/^[A-Z].*\.$/);
  expect(words).not.toMatch(/undefined|NaN/);
});

test('refusals state the game’s constants as the rules hold them [SP-10]', () => {
  expect(REFUSAL_WORDS.too_soon_to_recycle).toContain(`${RECYCLE_DELAY_SECONDS} seconds`);
  expect(REFUSAL_WORDS.too_low_for_job_lot).toContain(JOB_LOT_LOWEST_NUMBER.toLocaleString('en-US'));
  expect(REFUSAL_WORDS.too_low_for_well).toContain(WISHING_WELL_LOWEST_NUMBER.toLocaleString('en-US'));
  expect(REFUSAL_WORDS.too_few_wishes).toContain(`${WISHES_TO_REDEEM} wishes`);
  expect(REFUSAL_WORDS.still_active).toContain(`${INACTIVITY_MONTHS} months`);
});
