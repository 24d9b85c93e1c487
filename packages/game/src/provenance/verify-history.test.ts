import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumberOf } from './days.ts';
import { faultsOf, publishedDays, sealed } from './sealed-history.fixture.ts';
import type { SealedStep, Sha256, Step } from './step-digest.ts';

const sha256: Sha256 = (...parts) => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
};

const OPENING = Date.parse('2024-02-27');
const END = Date.parse('2024-03-03');

const id = fc.integer({ min: 1, max: 9 });
const FIELDS = {
  item_id: id,
  type: fc.constantFrom('itemforaged', 'itemdropped', 'itemtraded'),
  created_at: fc.integer({ min: OPENING, max: END - 1 }),
  user_id: fc.option(id),
  place_id: fc.option(id),
  primary_item_id: id,
  secondary_item_id: fc.option(id),
  tertiary_item_id: fc.option(id),
  gift_user_id: fc.option(id),
  location: fc.option(fc.constantFrom('pouch', 'dropped')),
  holder_id: fc.option(id),
};
const content = fc.record(FIELDS);
/** With room between the ids, for steps that are inserted. */
const GAP = 10;
const history = fc
  .array(content, { minLength: 1, maxLength: 12 })
  .map((contents) =>
    contents
      .sort((one, other) => one.created_at - other.created_at)
      .map((fields, position): Step => ({ history_id: position * GAP + 1, ...fields })),
  );
const choice = fc.nat();

function stepOn(history_id: number, day: string): Step {
  return {
    history_id,
    item_id: 7,
    type: 'itemfound',
    created_at: Date.parse(`${day}T12:00:00Z`),
    user_id: 1,
    place_id: null,
    primary_item_id: 7,
    secondary_item_id: null,
    tertiary_item_id: null,
    gift_user_id: null,
    location: 'pouch',
    holder_id: 1,
  };
}

/** Changes the steps, and says whether all digests are computed again afterwards. */
function isCaught(
  steps: readonly Step[],
  change: (steps: SealedStep[]) => SealedStep[],
  isResealed: boolean,
) {
  const original = sealed(sha256, steps);
  const days = publishedDays(sha256, original, dayNumberOf('2024-03-03'));
  expect(faultsOf(sha256, original, days)).toEqual([]);

  const changed = change(original).sort((one, other) => one.history_id - other.history_id);
  return faultsOf(sha256, isResealed ? sealed(sha256, changed) : changed, days).length > 0;
}

describe('a history with its published days', () => {
  test.each([
    { what: 'at no date', edit: { created_at: Number.POSITIVE_INFINITY } },
    { what: 'after the last date', edit: { created_at: 9e15 } },
    { what: 'of an item below 0', edit: { item_id: -7 } },
    { what: 'of an item far above all others', edit: { item_id: 4_000_000_000_000 } },
  ])('has a fault where a step $what is added, and the others are still checked [TM-04]', ({ edit }) => {
    const original = sealed(sha256, [stepOn(1, '2024-02-27'), stepOn(11, '2024-02-28')]);
    const days = publishedDays(sha256, original, dayNumberOf('2024-03-03'));
    const [added] = sealed(sha256, [{ ...stepOn(2, '2024-02-27'), ...edit }]);
    const [edited] = sealed(sha256, [stepOn(21, '2024-02-28')]);

    const faults = faultsOf(sha256, [...original, ...(added && edited ? [added, edited] : [])], days);

    expect(faults.length).toBeGreaterThan(1);
    expect(faults).toContainEqual(expect.objectContaining({ kind: 'step', history_id: 21 }));
  });

  test('has no fault; any edited field of any step is one [TM-04]', () => {
    const field = fc.constantFrom(...(Object.keys(FIELDS) as (keyof typeof FIELDS)[]));
    fc.assert(
      fc.property(history, choice, field, content, fc.boolean(), (steps, at, name, other, isResealed) => {
        const position = at % steps.length;
        fc.pre(steps[position]?.[name] !== other[name]);
        const edit = (step: SealedStep, index: number) =>
          index === position ? { ...step, [name]: other[name] } : step;

        expect(isCaught(steps, (all) => all.map(edit), isResealed)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('has a fault when an id or a digest is edited [TM-04]', () => {
    const by = fc.integer({ min: -5 * GAP, max: 5 * GAP }).filter((offset) => offset % GAP !== 0);
    fc.assert(
      fc.property(history, choice, by, fc.boolean(), (steps, at, offset, isResealed) => {
        const edit = (step: SealedStep, index: number) =>
          index === at % steps.length ? { ...step, history_id: step.history_id + offset } : step;
        expect(isCaught(steps, (all) => all.map(edit), isResealed)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(history, choice, fc.option(fc.nat(255)), (steps, at, byte) => {
        const digest = byte === null ? null : new Uint8Array(32).fill(byte);
        const edit = (step: SealedStep, index: number) =>
          index === at % steps.length ? { ...step, digest } : step;
        expect(isCaught(steps, (all) => all.map(edit), false)).toBe(true);
      }),
    );
  });

  test('has a fault when any step is removed, the last of an item or the only of a day too [TM-04]', () => {
    fc.assert(
      fc.property(history, choice, fc.boolean(), (steps, at, isResealed) => {
        const remove = (all: SealedStep[]) => all.filter((_, index) => index !== at % all.length);
        expect(isCaught(steps, remove, isResealed)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('has a fault when a step is inserted anywhere, sealed or not [TM-04]', () => {
    fc.assert(
      fc.property(history, choice, content, fc.boolean(), (steps, at, fields, isResealed) => {
        const history_id = (at % (steps.length + 1)) * GAP - 2;
        const insert = (all: SealedStep[]) => [...all, { history_id, ...fields, digest: null }];
        expect(isCaught(steps, insert, isResealed)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('has a fault when two steps are swapped [TM-04]', () => {
    fc.assert(
      fc.property(history, choice, choice, fc.boolean(), (steps, one, other, isResealed) => {
        const [first, second] = [steps[one % steps.length], steps[other % steps.length]];
        const contentOf = ({ history_id: _, ...rest }: Step) => JSON.stringify(rest);
        fc.pre(first !== undefined && second !== undefined && contentOf(first) !== contentOf(second));
        const swap = (step: SealedStep) => {
          if (step.history_id === first.history_id) return { ...step, history_id: second.history_id };
          return step.history_id === second.history_id ? { ...step, history_id: first.history_id } : step;
        };
        expect(isCaught(steps, (all) => all.map(swap), isResealed)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('has a fault when a day or its root is removed, edited or made again [TM-04]', () => {
    fc.assert(
      fc.property(history, choice, (steps, at) => {
        const original = sealed(sha256, steps);
        const days = publishedDays(sha256, original, dayNumberOf('2024-03-03'));
        const position = at % days.length;
        const without = days.filter((_, index) => index !== position);
        const edited = days.map((day, index) =>
          index === position ? { ...day, root: new Uint8Array(32) } : day,
        );

        if (position < days.length - 1) expect(faultsOf(sha256, original, without)).not.toEqual([]);
        expect(faultsOf(sha256, original, edited)).not.toEqual([]);
      }),
    );
  });

  test('names a removed day, and edited figures of a day [TM-04]', () => {
    const steps = sealed(sha256, [stepOn(1, '2024-02-27'), stepOn(2, '2024-03-02')]);
    const days = publishedDays(sha256, steps, dayNumberOf('2024-03-03'));
    const edited = (change: object) => days.map((day, index) => (index === 0 ? { ...day, ...change } : day));
    const kinds = (of: typeof days) => faultsOf(sha256, steps, of).map(({ kind, day }) => ({ kind, day }));

    expect(kinds(days)).toEqual([]);
    expect(kinds(edited({ items: 2 }))).toEqual([{ kind: 'root', day: '2024-02-27' }]);
    expect(kinds(edited({ steps: 2 }))).toEqual([{ kind: 'root', day: '2024-02-27' }]);
    expect(kinds(days.filter(({ day }) => day !== '2024-02-29'))).toContainEqual({
      kind: 'gap',
      day: '2024-03-01',
    });
  });

  test('may have a step that was recorded just after the first of the next day [TM-04]', () => {
    const steps = sealed(sha256, [
      stepOn(1, '2024-02-27'),
      stepOn(2, '2024-02-28'),
      { ...stepOn(3, '2024-02-27'), item_id: 8 },
      stepOn(4, '2024-03-02'),
    ]);

    expect(faultsOf(sha256, steps, publishedDays(sha256, steps, dayNumberOf('2024-03-03')))).toEqual([]);
  });

  test('has a fault when a sealed step of the last published day is added later [TM-04]', () => {
    const before = [stepOn(1, '2024-02-27'), stepOn(2, '2024-03-02')];
    const days = publishedDays(sha256, sealed(sha256, before), dayNumberOf('2024-02-28'));
    const added = sealed(sha256, [...before, { ...stepOn(3, '2024-02-27'), item_id: 8 }]);

    expect(faultsOf(sha256, sealed(sha256, before), days)).toEqual([]);
    expect(faultsOf(sha256, added, days)).toEqual([{ kind: 'unpublished', day: '2024-02-27' }]);
  });

  test('may begin with steps from before there were digests', () => {
    const steps = fc.sample(history, { numRuns: 1, seed: 7 })[0] ?? [];
    const old = { ...(steps[0] as Step), history_id: 1, item_id: 3, digest: null };
    const later = sealed(
      sha256,
      steps.map((step) => ({ ...step, history_id: step.history_id + 1 })),
    );
    const days = publishedDays(sha256, later, dayNumberOf('2024-03-03'));

    expect(faultsOf(sha256, [old, ...later], days)).toEqual([]);
    expect(faultsOf(sha256, [...later, { ...old, history_id: 9_999 }], days)).toMatchObject([
      { kind: 'unsealed', item_id: 3, history_id: 9_999 },
    ]);
  });
});
