import {
  listPlayerSets,
  readPlayerExclusives,
  readPlayerSet,
  readPlayerUniques,
} from '@wallabee/contract/set-progress/set-progress';
import { expect, test } from 'vitest';
import { PROFILE_2017 } from './profile-2017.ts';

test.each([readPlayerSet, readPlayerExclusives, readPlayerUniques])(
  'an item that the player has not saved has no number: $path [DV-02]',
  (call) => {
    const set = {
      id: 40,
      number: 0,
      items: [
        { item_type_id: 1, number: 0 },
        { item_type_id: 2, number: 7 },
      ],
    };

    expect(PROFILE_2017.map(call, set)).toEqual({
      id: 40,
      number: 0,
      items: [{ item_type_id: 1 }, { item_type_id: 2, number: 7 }],
    });
  },
);

test('other answers are unchanged and keep their finish numbers of 0 [DV-02]', () => {
  const sets = { sets: [{ id: 40, number: 0 }], completedSets: 0 };

  expect(PROFILE_2017.map(listPlayerSets, sets)).toEqual(sets);
});
