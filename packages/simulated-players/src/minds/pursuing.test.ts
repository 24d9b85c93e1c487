import { PlayerId } from '@wallabee/contract/protocol/ids';
import { sampleType } from '@wallabee/game/samples/sample-catalogue';
import { arrangeCatalogue } from '@wallabee/game/state/game-catalogue';
import { describe, expect, test } from 'vitest';
import { createKnowledge } from './knowledge.ts';
import { nearestSet } from './pursuing.ts';
import { anItem, aView, CAFE, NOW } from './view.fixture.ts';
import { newIntent, type View } from './view.ts';

describe('the set that a player completes next [WD-02]', () => {
  test('has no item that is out of reach', () => {
    const view = aViewOf([
      sampleType(1, 1, { retired_at: NOW - 1 }),
      ...Array.from({ length: 200 }, (_, index) => sampleType(index + 2, 2, { categories: [CAFE] })),
    ]);

    expect(nearestSet(view)).toBe(2);
  });

  test('is the one with the least to do, where tastes do not differ much', () => {
    const types = [1, 2, 3, 4].flatMap((set) =>
      Array.from({ length: 12 }, (_, index) => sampleType(100 * set + index, set, { categories: [CAFE] })),
    );
    // All but one item of the third set are saved.
    const saved = types.filter(({ id }) => id > 300 && id < 400).map(({ id }) => anItem(id, 500));
    const view = aViewOf(types, {
      hasSaved: (type) => saved.some((item) => item.item_type_id === type),
    });

    expect(nearestSet(view)).toBe(3);
  });

  test('differs between players where all sets take as much', () => {
    const types = [1, 2, 3, 4].flatMap((set) =>
      [0, 1, 2].map((index) => sampleType(100 * set + index, set, { categories: [CAFE] })),
    );
    const targets = Array.from({ length: 40 }, (_, index) => {
      return nearestSet(aViewOf(types, { id: PlayerId.parse(index + 1) }));
    });

    expect(new Set(targets).size).toBe(4);
  });
});

function aViewOf(types: ReturnType<typeof sampleType>[], changes: Partial<View> = {}): View {
  const catalogue = arrangeCatalogue(types);
  return aView(
    {},
    {
      catalogue,
      knowledge: createKnowledge(catalogue),
      intent: newIntent(),
      ...changes,
    },
  );
}
