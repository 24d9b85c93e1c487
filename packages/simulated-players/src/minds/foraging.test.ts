import { expect, test } from 'vitest';
import { createChance } from '../chance.ts';
import { whatIsFound } from './foraging.ts';
import { catalogue, TYPES } from './view.fixture.ts';

const types = [TYPES.cup, TYPES.saucer].flatMap((id) => catalogue.types.get(id as never) ?? []);

test('the scarcer of two types is found more often, until they are even [WD-02]', () => {
  const chance = createChance(1, 'found');
  const issued = new Map<number, number>([[TYPES.cup, 400]]);
  for (let finds = 0; finds < 1_000; finds += 1) {
    const found = whatIsFound(types, (id) => issued.get(id) ?? 0, chance);
    if (found) issued.set(found.id, (issued.get(found.id) ?? 0) + 1);
  }

  const [cups = 0, saucers = 0] = [issued.get(TYPES.cup), issued.get(TYPES.saucer)];
  expect(cups + saucers).toBe(1_400);
  expect(Math.max(cups, saucers) / Math.min(cups, saucers)).toBeLessThan(2);
});

test('nothing is found where nothing is issued', () => {
  expect(whatIsFound([], () => 0, createChance(1, 'found'))).toBeUndefined();
});
