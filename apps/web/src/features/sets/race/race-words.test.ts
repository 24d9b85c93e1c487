import { PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { SetRace } from '@wallabee/contract/sets/race';
import { expect, test } from 'vitest';
import { raceWords, timeWords } from './race-words.ts';

const released = '2016-04-02T00:00:00.000Z';

test.each([
  { at: '2016-04-01T12:00:00.000Z', words: 'before its release' },
  { at: '2016-04-02T22:00:00.000Z', words: 'on the day of its release' },
  { at: '2016-04-03T22:00:00.000Z', words: 'one day after its release' },
  { at: '2016-04-12T22:00:00.000Z', words: 'ten days after its release' },
  { at: '2016-05-02T22:00:00.000Z', words: 'four weeks after its release' },
  { at: '2017-06-02T22:00:00.000Z', words: '14 months after its release' },
])('$words', ({ at, words }) => {
  expect(timeWords(released, at)).toBe(words);
});

const race: SetRace = {
  set_id: SetId.parse(40),
  released_at: released,
  total_completed: 31,
  finishers: [
    { month: '2016-04', total: 28 },
    { month: '2017-01', total: 31 },
  ],
  first: [
    {
      number: 1,
      player: { id: PlayerId.parse(7), name: 'Juniper Vale', image_url: '' },
      completed_at: '2016-04-12T22:00:00.000Z',
    },
  ],
};

test('the sentence names the first player and counts those of this year', () => {
  expect(raceWords(race)).toBe(
    'players have completed it. Juniper Vale was first, ten days after its release. Three of them this year.',
  );
});

test('one player alone is not counted again', () => {
  const alone = { ...race, total_completed: 1, finishers: [{ month: '2016-04', total: 1 }] };

  expect(raceWords(alone)).toBe(
    'player has completed it. Juniper Vale was first, ten days after its release.',
  );
});
