import { CategoryId, ItemTypeId, SetId, StoreId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { composeDrawings } from './compose-drawings.ts';
import { type Drawing, type DrawnCatalogue, type DrawnType, drawingIdentity } from './drawing.ts';

describe('a type has its icon alone', () => {
  test('where no other type has the icon', () => {
    const [kettle] = drawn([aType(1, { icon: 'teapot' }), aType(2, { icon: 'bread' })]);

    expect(kettle).toEqual({ icon: 'teapot', accent: null, tint: null, ground: null });
  });

  test('where it is the first with the icon, in whatever order they come', () => {
    const [later, first] = drawn([
      aType(9, { icon: 'bread' }),
      aType(4, { icon: 'bread', set_id: setId(2) }),
    ]);

    expect(first).toMatchObject({ accent: null, tint: null, ground: null });
    expect(later).not.toEqual(first);
  });
});

describe('a later type with the same icon', () => {
  const loaf = aType(1, { icon: 'bread' });

  test.each([
    { why: 'a word of its name', part: { name: 'The Hedgehog’s Loaf' }, accent: 'hedgehog' },
    { why: 'a word in the plural', part: { name: 'Loaf for Two Owls' }, accent: 'owl' },
    { why: 'what it is mixed from', part: { formulas: [[ItemTypeId.parse(2)]] }, accent: 'salt' },
  ])('has an accent for $why', ({ part, accent }) => {
    const salt = aType(2, { icon: 'salt' });

    const [, , second] = drawn([loaf, salt, aType(3, { icon: 'bread', ...part })]);

    expect(second).toEqual({ icon: 'bread', accent, tint: null, ground: null });
  });

  test('has no accent that shows the same thing once more', () => {
    const [, second] = drawn([
      aType(1, { icon: 'full-moon' }),
      aType(2, { icon: 'full-moon', name: 'Moonlight at Midnight' }),
    ]);

    expect(second?.accent).not.toBe('crescent-moon');
  });

  test('is painted where the thing may have any colour', () => {
    const [, second] = drawn([aType(1, { icon: 'bucket' }), aType(2, { icon: 'bucket', set_id: setId(2) })]);

    expect(second).toMatchObject({ accent: null, ground: null, tint: expect.any(Number) });
  });

  test('is not merely painted where both are in one set', () => {
    const [, second] = drawn([aType(1, { icon: 'bucket' }), aType(2, { icon: 'bucket' })]);

    expect(second?.accent ?? second?.ground).not.toBeNull();
  });

  test('is on a ground that suits it', () => {
    const described = { description: 'It went in the sea.', icon: 'bread', set_id: setId(3) };
    const grounds = Array.from({ length: 20 }, (_, index) => {
      const [, second] = drawn([loaf, aType(10 + index, described)]);
      return second?.ground?.pattern;
    });

    expect(grounds).toContain('waves');
    expect(new Set(grounds.filter((pattern) => pattern !== undefined))).toEqual(new Set(['waves']));
  });
});

test('the accent that the catalogue names stays, and no composed drawing takes it', () => {
  const [, composed, named] = drawn([
    aType(1, { icon: 'bread' }),
    aType(2, { icon: 'bread', name: 'Hedgehog Loaf', set_id: setId(2) }),
    aType(3, { icon: 'bread', accent: 'hedgehog', set_id: setId(3) }),
  ]);

  expect(named).toEqual({ icon: 'bread', accent: 'hedgehog', tint: null, ground: null });
  expect(composed?.accent).not.toBe('hedgehog');
});

test('two types with the same icon and the same named accent are on different grounds', () => {
  const [one, other] = drawn([1, 2].map((id) => aType(id, { accent: 'crown', set_id: setId(id) })));

  expect([one?.accent, other?.accent, one?.ground]).toEqual(['crown', 'crown', null]);
  expect(other?.ground).not.toBeNull();
});

test('a hundred types with one icon and one named accent all differ', () => {
  const types = Array.from({ length: 100 }, (_, index) => aType(1 + index, { accent: 'crown' }));

  expect(new Set(drawn(types).map(identityOf)).size).toBe(100);
});

test('a thousand types with one icon all differ, in one set and over many', () => {
  const inOneSet = Array.from({ length: 1000 }, (_, index) => aType(1 + index, {}));
  const overMany = inOneSet.map((type, index) => ({ ...type, set_id: setId(1 + (index % 60)) }));

  for (const types of [inOneSet, overMany]) expect(new Set(drawn(types).map(identityOf)).size).toBe(1000);
});

test('no two types of a set have the same chosen accent', () => {
  const icons = ['bread', 'salt', 'butter', 'key'];
  const firsts = icons.map((icon, index) => aType(1 + index, { icon, set_id: setId(2) }));
  const owls = icons.map((icon, index) => aType(11 + index, { icon, name: 'For the Owl' }));

  const accents = drawn([...firsts, ...owls]).map((drawing) => drawing?.accent);

  expect(accents.filter((accent) => accent === 'owl')).toHaveLength(1);
});

describe('the drawings of other types stay when a type is added', () => {
  const before = [1, 2, 3, 4, 5, 6].map((id) => aType(id * 10, { set_id: setId(id % 3) }));
  const known = composeDrawings(aCatalogue(before));

  test.each([
    { why: 'of another icon', added: aType(5, { icon: 'salt', set_id: setId(9) }) },
    { why: 'of the same icon, with a higher id', added: aType(99, { set_id: setId(1) }) },
  ])('$why', ({ added }) => {
    const after = composeDrawings(aCatalogue([added, ...before].reverse()));

    after.delete(added.id);
    expect(after).toEqual(new Map([...known].sort(([one], [other]) => one - other)));
  });
});

describe('an unreleased type', () => {
  const hidden = aType(1, { name: '?', icon: 'dragon' });

  test('has no drawing', () => {
    expect(composeDrawings(aCatalogue([hidden, aType(2, { name: '?', icon: null })])).size).toBe(0);
  });

  test('shows in no mix', () => {
    const [, , mix] = drawn([hidden, aType(2, {}), aType(3, { formulas: [[hidden.id]] })]);

    expect(mix?.accent).not.toBe('dragon');
  });
});

test('no type is painted like a variant of another', () => {
  const hues = [25, 70, 150, 200, 255, 305, 350];
  const inColours = aType(1, { icon: 'teapot', variants: hues.map((hue) => ({ hue })) });

  const [, second] = drawn([inColours, aType(2, { icon: 'teapot', set_id: setId(2) })]);

  expect(second?.accent ?? second?.ground).not.toBeNull();
});

function drawn(types: readonly DrawnType[]): (Drawing | undefined)[] {
  const drawings = composeDrawings(aCatalogue(types));
  return types.map(({ id }) => drawings.get(id));
}

function identityOf(drawing: Drawing | undefined): string | undefined {
  return drawing && drawingIdentity(drawing);
}

function aCatalogue(items: readonly DrawnType[]): DrawnCatalogue {
  return {
    items,
    sets: [{ id: setId(1), icon: 'basket', subsets: [] }],
    stores: [{ id: StoreId.parse(1), icon: 'honey-pot' }],
    categories: [{ id: CategoryId.parse(1), icon: 'books' }],
  };
}

function setId(id: number): SetId {
  return SetId.parse(id);
}

function aType(id: number, parts: Partial<DrawnType>): DrawnType {
  return {
    id: ItemTypeId.parse(id),
    set_id: setId(1),
    subset_id: null,
    name: `Type ${id}`,
    description: '',
    icon: 'bread',
    accent: null,
    categories: [],
    stores: [],
    formulas: [],
    variants: [],
    ...parts,
  };
}
