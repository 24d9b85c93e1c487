import { ItemId } from '@wallabee/contract/protocol/ids';
import { RADAR_GAINS } from '@wallabee/contract/radar/radar-rules';
import { expect, test } from 'vitest';
import { type ComparedFind, compareFinds, radarGain } from './radar-gain.ts';

test.each([
  { number: 9, savedNumber: null, setGaps: 1, gain: 'single_digit' },
  { number: 3, savedNumber: 7, setGaps: 4, gain: 'single_digit' },
  { number: 10, savedNumber: null, setGaps: 1, gain: 'finishes_set' },
  { number: 10, savedNumber: null, setGaps: 2, gain: 'missing' },
  { number: 99, savedNumber: 100, setGaps: 0, gain: 'class' },
  { number: 9_999, savedNumber: 10_000, setGaps: 1, gain: 'class' },
  { number: 98, savedNumber: 99, setGaps: 0, gain: 'lower' },
  { number: 10_000, savedNumber: 10_001, setGaps: 0, gain: 'lower' },
])(
  'number $number against $savedNumber with $setGaps gaps is $gain [PN-05]',
  ({ gain, number, ...standing }) => {
    expect(radarGain({ number }, standing)).toBe(gain);
  },
);

test('finds are ordered by gain, distance, number and id [PN-05]', () => {
  const ordered: ComparedFind[] = [
    aFind({ gain: 'single_digit', distance_m: null, number: 9 }),
    aFind({ gain: 'missing', distance_m: 20, number: 900 }),
    aFind({ gain: 'missing', distance_m: 21, number: 30 }),
    aFind({ gain: 'missing', distance_m: 21, number: 31, item_id: ItemId.parse(4) }),
    aFind({ gain: 'missing', distance_m: 21, number: 31, item_id: ItemId.parse(5) }),
    aFind({ gain: 'missing', distance_m: null, number: 11 }),
    aFind({ gain: 'class', distance_m: 1, number: 10 }),
  ];

  expect(ordered.toReversed().sort(compareFinds)).toEqual(ordered);
  const byGain = RADAR_GAINS.map((gain) => aFind({ gain }));
  expect(byGain.toReversed().sort(compareFinds)).toEqual(byGain);
});

function aFind(find: Partial<ComparedFind>): ComparedFind {
  return { gain: 'lower', distance_m: 100, number: 50, item_id: ItemId.parse(1), ...find };
}
