import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createDayHeads } from './day-heads.ts';
import { dayNumberOf } from './days.ts';
import { dayRoot, leafOf, pathOf, topFrom, topOf, treeOf } from './merkle-tree.ts';
import { publishedDays, sealed } from './sealed-history.fixture.ts';
import { type Sha256, type Step, sameDigest, stepText } from './step-digest.ts';
import { firstBroken, type ItemProof, proofFaults } from './verify-proof.ts';

const sha256: Sha256 = (...parts) => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
};

const STEP: Step = {
  history_id: 7,
  item_id: 42,
  type: 'itemforaged',
  created_at: Date.parse('2024-05-01T12:00:00.250Z'),
  user_id: 9,
  place_id: null,
  primary_item_id: 42,
  secondary_item_id: null,
  tertiary_item_id: null,
  gift_user_id: null,
  location: 'pouch',
  holder_id: 9,
};

test('the text of a step has every field, and nothing for null [TM-04]', () => {
  expect(stepText(STEP)).toBe('7|42|itemforaged|1714564800250|9||42||||pouch|9');
});

test('a digest is not the same as one that it begins with', () => {
  const digest = sha256('one');

  expect([digest, digest.subarray(0, 31), null].map((other) => sameDigest(digest, other))).toEqual([
    true,
    false,
    false,
  ]);
  expect(sameDigest(digest.subarray(0, 31), digest)).toBe(false);
});

describe('a Merkle tree', () => {
  test.each([1, 2, 3, 5, 8, 13])('leads from each of %i leaves to its top', (count) => {
    const heads = Array.from({ length: count }, (_, index) => ({
      item_id: index + 1,
      digest: sha256(`${index}`),
    }));
    const tree = treeOf(sha256, heads);

    for (const [position, leaf] of (tree[0] ?? []).entries())
      expect(topFrom(sha256, leaf, pathOf(tree, position))).toEqual(topOf(tree));
  });

  test('has leaves of a byte 0, the item id as 8 bytes, and the digest [TM-04]', () => {
    const digest = sha256('one');
    const id = (hex: string) => Buffer.from(`00${hex}`, 'hex');

    expect(leafOf(sha256, { item_id: 258, digest })).toEqual(sha256(id('0000000000000102'), digest));
    expect(leafOf(sha256, { item_id: 2 ** 32 + 1, digest })).toEqual(sha256(id('0000000100000001'), digest));
  });

  test('has nodes of a byte 1 and the two below; one without a neighbour goes up [TM-04]', () => {
    const heads = ['a', 'b', 'c'].map((text, index) => ({ item_id: index + 1, digest: sha256(text) }));
    const [a, b, c] = heads.map((head) => leafOf(sha256, head)) as [Uint8Array, Uint8Array, Uint8Array];
    const one = Buffer.from([1]);

    expect(topOf(treeOf(sha256, heads))).toEqual(sha256(one, sha256(one, a, b), c));
  });

  test('has a root of a byte 2, the day, the root before and the top [TM-04]', () => {
    const [before, top, two, none] = [sha256('before'), sha256('top'), Buffer.from([2]), Buffer.alloc(32)];

    expect(dayRoot(sha256, { day: '2024-05-01', before, top })).toEqual(
      sha256(two, '2024-05-01', before, top),
    );
    expect(dayRoot(sha256, { day: '2024-05-01', before: null, top: null })).toEqual(
      sha256(two, '2024-05-01', none, none),
    );
  });

  test('has no top without leaves', () => {
    expect(topOf(treeOf(sha256, []))).toBeNull();
  });
});

describe('the proof of an item', () => {
  test('has no faults [TM-04]', () => {
    expect(proofFaults(sha256, aProof())).toEqual([]);
  });

  test('names the first step that does not verify [TM-04]', () => {
    const { steps, ...rest } = aProof();
    const edited = steps.map((step, index) => (index === 1 ? { ...step, user_id: 8 } : step));

    expect(proofFaults(sha256, { ...rest, steps: edited })).toEqual([
      { kind: 'step', history_id: 17, position: 1 },
    ]);
    expect(firstBroken(sha256, { item_id: 42, steps: steps.slice(1) })).toBe(0);
    expect(firstBroken(sha256, { item_id: 42, steps: steps.toReversed() })).toBe(0);
    expect(firstBroken(sha256, { item_id: 43, steps })).toBe(0);
  });

  test('names a step that is out of order, though its digest fits [TM-04]', () => {
    const steps = sealed(sha256, [{ ...STEP, history_id: 9 }, STEP]);

    expect(firstBroken(sha256, { item_id: 42, steps })).toBe(1);
    expect(firstBroken(sha256, { item_id: 43, steps: steps.slice(0, 1) })).toBe(0);
  });

  test('has no root where its day has no step with a digest [TM-04]', () => {
    const { days, ...rest } = aProof();
    const moved = days.map((day) => ({ ...day, day: '2024-05-02' }));

    expect(proofFaults(sha256, { ...rest, days: moved }).map(({ kind }) => kind)).toContain('root');
  });

  test('names the days whose root it does not lead to [TM-04]', () => {
    const proof = aProof();
    const resealed = sealed(
      sha256,
      proof.steps.map((step) => ({ ...step, user_id: 8 })),
    );

    expect(proofFaults(sha256, { ...proof, steps: resealed })).toEqual(
      proof.days.map(({ day }) => ({ kind: 'root', day })),
    );
  });

  test('names the days whose published root is another [TM-04]', () => {
    const proof = aProof();

    expect(proofFaults(sha256, proof, () => sha256('other'))).toEqual(
      proof.days.map(({ day }) => ({ kind: 'published', day })),
    );
    expect(
      proofFaults(sha256, proof, (day) => proof.days.find((known) => known.day === day)?.root ?? null),
    ).toEqual([]);
  });

  test('names a published day that it has no path to [TM-04]', () => {
    const { days, ...rest } = aProof();
    const [first, last] = days;
    const rootOf = (day: string) => days.find((known) => known.day === day)?.root ?? null;

    expect(proofFaults(sha256, { ...rest, days: last ? [last] : [] })).toEqual([
      { kind: 'path', day: '2024-05-01' },
    ]);
    expect(proofFaults(sha256, { ...rest, days: first ? [first] : [] })).toEqual([]);
    expect(proofFaults(sha256, { ...rest, days: first ? [first] : [] }, rootOf)).toEqual([
      { kind: 'path', day: '2024-05-03' },
    ]);
  });

  test('may begin with steps from before there were digests, and has none later', () => {
    const { steps, ...rest } = aProof();
    const old = { ...STEP, history_id: 1, digest: null };

    expect(proofFaults(sha256, { ...rest, steps: [old, ...steps] })).toEqual([]);
    expect(firstBroken(sha256, { item_id: 42, steps: [...steps, { ...old, history_id: 99 }] })).toBe(3);
  });
});

/** Three steps on two days, with other items beside them. */
function aProof(): ItemProof {
  const at = (history_id: number, day: string, item_id = 42): Step => ({
    ...STEP,
    history_id,
    item_id,
    created_at: Date.parse(`${day}T12:00:00Z`),
  });
  const all = sealed(sha256, [
    at(7, '2024-05-01'),
    at(8, '2024-05-01', 3),
    at(17, '2024-05-01'),
    at(18, '2024-05-01', 77),
    at(27, '2024-05-03'),
    at(28, '2024-05-03', 78),
  ]);
  const end = dayNumberOf('2024-05-04');
  const published = publishedDays(sha256, all, end);
  const heads = createDayHeads();
  for (const step of all) if (step.digest) heads.add(step, step.digest);
  const days = heads.takeBefore(end).map(({ day, heads: ofDay }) => {
    const index = published.findIndex((known) => dayNumberOf(known.day) === day);
    const position = ofDay.findIndex(({ item_id }) => item_id === 42);
    return {
      day: published[index]?.day ?? '',
      root: published[index]?.root ?? new Uint8Array(),
      before: published[index - 1]?.root ?? null,
      path: pathOf(treeOf(sha256, ofDay), position),
    };
  });
  return { item_id: 42, steps: all.filter(({ item_id }) => item_id === 42), days };
}
