import { fileURLToPath } from 'node:url';
import {
  CHRISTMAS_CRACKER_ID,
  COLLECTIBLES_GENERATION_ID,
  EXCLUSIVE_SET_ID,
  isOrdinarySet,
  JOB_LOT_ID,
  MYSTERY_BOX_ID,
  SET_COMPLETION_ITEM_ID,
  SPECIAL_MECHANICS_SET_ID,
  UNIQUE_SET_ID,
  WALLAGRAPHIC_SET_ID,
  WISHING_WELL_ID,
} from '@wallabee/contract/protocol/special-ids';
import { composeDrawings } from '@wallabee/game/drawings/compose-drawings';
import { drawingIdentity } from '@wallabee/game/drawings/drawing';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from './read-catalogue.ts';

const folder = fileURLToPath(new URL('../../catalogue', import.meta.url));
// The API's tests check that every icon exists.
const reading = await readCatalogue(folder, { icons: { has: () => true } });
const { sets, items, generations, stores, categories } = reading.isValid
  ? reading.catalogue
  : { sets: [], items: [], generations: [], stores: [], categories: [] };

describe('the catalogue that comes with the site', () => {
  test('is valid', () => {
    expect(reading.isValid ? [] : reading.problems).toEqual([]);
  });

  test('has at least 100 sets in 8 generations and the Collectibles', () => {
    const used = new Set(sets.map(({ gen_id }) => Number(gen_id)));

    expect(sets.length).toBeGreaterThanOrEqual(100);
    expect(used).toEqual(new Set(generations.map(({ gen_id }) => Number(gen_id))));
    expect(used).toContain(COLLECTIBLES_GENERATION_ID);
    expect(used.size).toBeGreaterThanOrEqual(9);
  });

  test('has at least 1,800 item types, 280 to 299 of them uniques', () => {
    const uniques = itemsOf(UNIQUE_SET_ID);

    expect(items.length).toBeGreaterThanOrEqual(1800);
    expect(uniques.length).toBeGreaterThanOrEqual(280);
    expect(uniques.length).toBeLessThanOrEqual(299);
    expect(uniques.filter(({ owners }) => owners === null)).toEqual([]);
  });

  test.each([
    { id: CHRISTMAS_CRACKER_ID, role: 'cracker' },
    { id: MYSTERY_BOX_ID, role: 'mystery_box' },
    { id: JOB_LOT_ID, role: 'job_lot' },
    { id: WISHING_WELL_ID, role: 'wishing_well' },
    { id: SET_COMPLETION_ITEM_ID, role: 'set_completion' },
  ])('has the $role under its fixed id', ({ id, role }) => {
    expect(items.find((item) => item.id === id)).toMatchObject({ role, set_id: SPECIAL_MECHANICS_SET_ID });
  });

  test.each([EXCLUSIVE_SET_ID, UNIQUE_SET_ID])('has themed subsets in set %i', (id) => {
    expect(sets.find((set) => set.id === id)?.subsets.length).toBeGreaterThan(1);
  });

  test('has Wallagraphics in grab bags', () => {
    const grabBag = items.find(({ role }) => role === 'grab_bag');

    const wallagraphics = itemsOf(WALLAGRAPHIC_SET_ID).map(({ id }) => id);
    expect(wallagraphics.length).toBeGreaterThan(0);
    expect(grabBag?.contains).toEqual(expect.arrayContaining(wallagraphics));
  });

  test('describes no two items of a set alike', () => {
    const described = items.filter(({ description }) => description !== '');

    const descriptions = described.map(({ set_id, description }) => `${set_id} ${description.toLowerCase()}`);
    expect(new Set(descriptions).size).toBe(described.length);
  });

  test('draws no two types of a set alike, and at most three of the catalogue [WD-01]', () => {
    const drawings = composeDrawings({ items, sets, stores, categories });
    const drawn = items.flatMap(({ id, set_id }) => {
      const drawing = drawings.get(id);
      return drawing ? [{ set_id, identity: drawingIdentity(drawing) }] : [];
    });

    const inSets = new Set(drawn.map(({ set_id, identity }) => `${set_id} ${identity}`));
    const sharing = new Map<string, number>();
    for (const { identity } of drawn) sharing.set(identity, (sharing.get(identity) ?? 0) + 1);
    expect(drawn).toHaveLength(items.filter(({ icon }) => icon !== null).length);
    expect(inSets.size).toBe(drawn.length);
    expect(Math.max(...sharing.values())).toBeLessThanOrEqual(3);
  });

  test('leaves most icons as they are', () => {
    const drawings = [...composeDrawings({ items, sets, stores, categories }).values()];
    const icons = new Set(drawings.map(({ icon }) => icon));

    const plain = drawings.filter(({ accent, tint, ground }) => !accent && tint === null && !ground);
    expect(plain.length).toBeGreaterThan(icons.size * 0.95);
  });

  test('retires no type that nobody could have got', () => {
    const unobtainable = items.filter(
      (item) =>
        item.is_retired &&
        ![
          item.owners,
          item.role,
          item.formulas.length,
          item.mix_exception,
          item.stores.length,
          item.market_buy_now,
          item.categories.length,
          item.locations.length,
          items.some(({ contains }) => contains.includes(item.id)),
          isOrdinarySet(item.set_id),
        ].some(Boolean),
    );

    expect(unobtainable.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });

  test('fills every field somewhere', () => {
    const filled = (isFilled: (item: (typeof items)[number]) => unknown) =>
      items.some((item) => isFilled(item));

    const found = {
      crossMix: filled(({ formulas, set_id }) => formulas.flat().some((id) => setOf(id) !== set_id)),
      megaMix: filled(({ formulas }) => formulas.some((pair) => pair.every(isMixed))),
      location: filled(({ locations }) => locations.length),
      wandVariant: filled(({ variants, works_with_wand }) => works_with_wand && variants.length),
      content: filled(({ contains }) => contains.length),
      perfume: filled(({ perfume_message }) => perfume_message),
      aftershave: filled(({ aftershave_message }) => aftershave_message),
      retired: filled(({ is_retired }) => is_retired),
      oneOfAKind: filled(({ is_one_of_a_kind }) => is_one_of_a_kind),
      designer: filled(({ designer }) => designer),
      unreleased: filled(({ released_at }) => released_at === null),
      mixException: filled(({ mix_exception }) => mix_exception),
      usedException: filled(({ used_exception }) => used_exception),
    };
    expect(Object.entries(found).filter(([, isFound]) => !isFound)).toEqual([]);
  });
});

function itemsOf(setId: number) {
  return items.filter(({ set_id }) => set_id === setId);
}

function setOf(itemTypeId: number) {
  return items.find(({ id }) => id === itemTypeId)?.set_id;
}

function isMixed(itemTypeId: number): boolean {
  return items.some(({ id, formulas }) => id === itemTypeId && formulas.length > 0);
}
