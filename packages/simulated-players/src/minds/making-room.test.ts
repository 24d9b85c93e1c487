import { CategoryId } from '@wallabee/contract/protocol/ids';
import { sampleType } from '@wallabee/game/samples/sample-catalogue';
import { arrangeCatalogue } from '@wallabee/game/state/game-catalogue';
import { describe, expect, test } from 'vitest';
import { createChance } from '../chance.ts';
import { makeRoom } from './making-room.ts';
import { anItem, aView, CAFE, done } from './view.fixture.ts';

const PARK = CategoryId.parse(2);
const [COFFEE, ACORN] = [201, 202];
const catalogue = arrangeCatalogue([
  sampleType(COFFEE, 1, { categories: [CAFE] }),
  sampleType(ACORN, 1, { categories: [PARK] }),
]);
const saved = [anItem(COFFEE, 20), anItem(ACORN, 20)];

describe('a player at a bare café [WD-02]', () => {
  test('leaves coffee more often than acorns', () => {
    const left = typesLeft({ issuedOfEach: 500 });

    expect(left.get(COFFEE)).toBeGreaterThan(1.3 * (left.get(ACORN) ?? 0));
    expect(left.get(ACORN)).toBeGreaterThan(0);
  });

  test.each([
    { share: 'six times the average', average: 100, isLeft: false },
    { share: 'five times the average', average: 120, isLeft: true },
  ])('a type issued $share is left: $isLeft', ({ average, isLeft }) => {
    expect(typesLeft({ issuedOfEach: 600, average }).size > 0).toBe(isLeft);
  });
});

/** How often each type is left in a hundred visits with ten spare items of each. */
function typesLeft({ issuedOfEach, average = issuedOfEach }: { issuedOfEach: number; average?: number }) {
  const counts = new Map<number, number>();
  for (let seed = 0; seed < 100; seed += 1) {
    const pouch = Array.from({ length: 20 }, (_, index) => anItem(index % 2 ? COFFEE : ACORN, 300 + index));
    const view = aView(
      { kind: 'walker', pouch, saved, issued: issuedOfEach },
      {
        catalogue,
        chance: createChance(seed, 'gifts'),
        issuedInAll: () => average * catalogue.types.size,
      },
    );
    for (const action of done(makeRoom(view))) {
      if (action.type !== 'drop') continue;
      const type = pouch.find(({ item_id }) => item_id === action.item_id)?.item_type_id ?? 0;
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
  }
  return counts;
}
