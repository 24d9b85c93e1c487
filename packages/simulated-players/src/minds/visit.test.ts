import { describe, expect, test } from 'vitest';
import { makeRoom } from './making-room.ts';
import { mixSomething } from './mixing.ts';
import { obtain } from './obtaining.ts';
import { anItem, aView, catalogue, done, TYPES } from './view.fixture.ts';
import { visit } from './visit.ts';

describe('a player [WD-02]', () => {
  test('forages the components of a missing mix', () => {
    const teaSet = catalogue.types.get(TYPES.teaSet as never);
    const actions = teaSet ? done(obtain(aView(), teaSet)) : [];

    expect(actions).toContainEqual(expect.objectContaining({ type: 'forage', item_type_id: TYPES.cup }));
  });

  test('mixes the highest numbers and never a #1', () => {
    const [one, high, saucer] = [anItem(TYPES.cup, 1), anItem(TYPES.cup, 900), anItem(TYPES.saucer, 300)];
    const saved = [anItem(TYPES.cup, 5), anItem(TYPES.saucer, 5)];

    expect(done(mixSomething(aView({ pouch: [one, high, saucer], saved })))).toEqual([
      expect.objectContaining({ type: 'mix', first_id: high.item_id, second_id: saucer.item_id }),
    ]);
    expect(done(mixSomething(aView({ pouch: [one, saucer], saved })))).toEqual([]);
  });

  test('gives away the highest spare numbers and keeps the treasures', () => {
    const spare = Array.from({ length: 40 }, (_, index) => anItem(TYPES.cup, 200 + index));
    const treasure = anItem(TYPES.cup, 4);
    const saved = [anItem(TYPES.cup, 2)];
    const view = aView({ kind: 'walker', pouch: [treasure, ...spare], saved, issued: 5_000 });
    const given = [
      ...new Set(done(makeRoom(view)).flatMap((action) => ('item_id' in action ? action.item_id : []))),
    ];

    expect(given.length).toBe(40 - view.character.carries);
    expect(given).not.toContain(treasure.item_id);
    expect(Math.min(...given)).toBeGreaterThan(spare[0]?.item_id ?? 0);
  });

  test('ends every visit, whatever the game refuses', () => {
    const pouch = Array.from({ length: 30 }, (_, index) => anItem(TYPES.saucer, 300 + index));

    expect(done(visit(aView({ kind: 'mixer', pouch }))).length).toBeLessThan(200);
  });
});
