import { sampleType } from '@wallabee/game/samples/sample-catalogue';
import { describe, expect, test } from 'vitest';
import { fodder } from './mixing.ts';
import { obtain } from './obtaining.ts';
import { anItem, aView, done, TYPES } from './view.fixture.ts';

describe('what is used up [WD-02]', () => {
  test('is the highest number', () => {
    const [low, high] = [anItem(TYPES.cup, 200), anItem(TYPES.cup, 800)];

    expect(fodder(aView({ pouch: [high, low] }))).toBe(high);
  });

  test('is of a type that is saved already, if there is one', () => {
    const [spare, missing] = [anItem(TYPES.cup, 200), anItem(TYPES.saucer, 800)];

    expect(fodder(aView({ pouch: [missing, spare], saved: [anItem(TYPES.cup, 20)] }))).toBe(spare);
    expect(fodder(aView({ pouch: [missing, spare] }))).toBe(missing);
  });

  test('is never a treasure', () => {
    expect(fodder(aView({ pouch: [anItem(TYPES.cup, 1)] }), undefined, 1)).toBeUndefined();
  });

  test('is not the same item twice', () => {
    const twoCups = sampleType(900, 1, { formulas: [[TYPES.cup, TYPES.cup]] });
    const cup = anItem(TYPES.cup, 500);

    const actions = done(obtain(aView({ pouch: [cup] }), twoCups));

    expect(actions.filter(({ type }) => type === 'mix')).toEqual([]);
    expect(actions).toContainEqual(expect.objectContaining({ type: 'forage', item_type_id: TYPES.cup }));
  });
});
