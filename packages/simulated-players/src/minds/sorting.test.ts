import { describe, expect, test } from 'vitest';
import { judge, likesSet } from './sorting.ts';
import { anItem, aView, TYPES } from './view.fixture.ts';
import { newIntent } from './view.ts';

describe('what an item is to its owner [WD-02]', () => {
  test.each([
    { what: 'of a missing type', item: anItem(TYPES.cup, 500), saved: [], verdict: 'missing' },
    {
      what: 'of a better class',
      item: anItem(TYPES.cup, 99),
      saved: [anItem(TYPES.cup, 100)],
      verdict: 'better',
    },
    {
      what: 'of the same class, not much lower',
      item: anItem(TYPES.cup, 490),
      saved: [anItem(TYPES.cup, 500)],
      verdict: 'spare',
    },
    {
      what: 'a palindrome',
      item: anItem(TYPES.cup, 505),
      saved: [anItem(TYPES.cup, 504)],
      verdict: 'better',
    },
    {
      what: 'a single digit, with a better one saved',
      item: anItem(TYPES.cup, 8),
      saved: [anItem(TYPES.cup, 2)],
      verdict: 'treasure',
    },
    {
      what: 'a higher number',
      item: anItem(TYPES.cup, 700),
      saved: [anItem(TYPES.cup, 300)],
      verdict: 'spare',
    },
    { what: 'a box', item: anItem(TYPES.box, 3), saved: [], verdict: 'tool' },
    { what: 'hard to get, of a set not begun', item: anItem(TYPES.spoon, 300), saved: [], verdict: 'spare' },
    {
      what: 'hard to get, of a set begun',
      item: anItem(TYPES.spoon, 300),
      saved: [anItem(TYPES.cup, 1), anItem(TYPES.saucer, 1)],
      verdict: 'missing',
    },
  ])('$what: $verdict', ({ item, saved, verdict }) => {
    // This player collects the set.
    const view = aView({ saved, pouch: [item] }, { intent: newIntent() });
    const fond = { ...view, id: fanOf(view) };

    expect(judge(fond, item)).toBe(verdict);
  });

  test('a missing type of a set that the player does not collect is spare, unless it is the target', () => {
    const item = anItem(TYPES.cup, 500);
    const view = aView({ kind: 'trader', pouch: [item] });
    const { set_id } = view.catalogue.types.get(item.item_type_id) ?? { set_id: 0 };
    const indifferent = { ...view, id: fanOf(view, false) };

    expect(judge(indifferent, item)).toBe('spare');
    expect(judge({ ...indifferent, intent: { ...newIntent(), target: set_id as never } }, item)).toBe(
      'missing',
    );
  });
});

/** The first player who likes set 1, or does not. */
function fanOf(view: ReturnType<typeof aView>, isFond = true): typeof view.id {
  let id = 1;
  while (likesSet({ id: id as never, character: view.character }, 1 as never) !== isFond) id += 1;
  return id as never;
}
