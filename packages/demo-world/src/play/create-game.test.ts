import { expect, test } from 'vitest';
import { OPENING } from '../calendar.ts';
import { createSetting } from '../setting.ts';
import { readShippedFiles } from '../shipped-files.fixture.ts';
import type { Place } from './atlas.ts';
import { createGame } from './create-game.ts';

test('the commonest types can be found at places that exist from the first day', async () => {
  const options = { kind: 'small', seed: 2012, until: Date.UTC(2026, 5, 1), passwordHash: '' } as const;
  const setting = createSetting({ ...options, ...(await readShippedFiles()) });
  const types = [...setting.game.world.catalogue.types.values()];
  const typesAt = ({ category_id }: Place) =>
    types.filter(({ categories }) => categories.some((id) => id === category_id)).length;
  const category = setting.places.toSorted((one, other) => typesAt(other) - typesAt(one))[0]?.category_id;
  const places = setting.places.map(
    (place): Place => ({
      ...place,
      createdAt: place.category_id === category ? OPENING - 1 : OPENING,
    }),
  );

  const { commonest } = createGame({ ...setting, places });

  expect(commonest).toHaveLength(setting.size.commonest.length);
  expect(commonest.filter(({ type }) => !type.categories.some((id) => id === category))).toEqual([]);
});
