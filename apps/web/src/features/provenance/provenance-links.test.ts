import { expect, test } from 'vitest';
import { stepHref } from './provenance-links.ts';
import { aSeal } from './seal.fixture.ts';
import { sealedSteps } from './sealed-steps.ts';

test.each([
  { step: 100, address: '/tools/item/history/42' },
  { step: 61, address: '/tools/item/history/42' },
  { step: 60, address: '/tools/item/history/42?page=1' },
  { step: 1, address: '/tools/item/history/42?page=2' },
])('step $step of 100 is at $address', ({ step, address }) => {
  expect(stepHref(aSeal({ steps: 100 }), step)).toBe(address);
});

test.each([
  { first_sealed_step: 1, sealed: 23 },
  { first_sealed_step: 10, sealed: 14 },
  { first_sealed_step: null, sealed: 0 },
])(
  'with the first seal at step $first_sealed_step, $sealed of 23 are sealed',
  ({ first_sealed_step, sealed }) => {
    expect(sealedSteps(aSeal({ steps: 23, first_sealed_step }))).toBe(sealed);
  },
);
