import { expect, test } from 'vitest';
import { SAMPLE_TYPES, TYPE, typeId } from '../samples/sample-catalogue.ts';
import { ADA, BEN, createSampleWorld, play, SAMPLE_START } from '../samples/sample-world.ts';
import { arrangeCatalogue } from '../state/game-catalogue.ts';

const redeem = (code: string, player_id = ADA) => ({ type: 'redeem_code', player_id, code }) as const;

test.each([
  { why: 'an unknown code', code: 'BUILD-99', refusal: 'no_such_code' },
  { why: 'a code in other letters', code: 'build-1', refusal: 'no_such_code' },
  { why: 'an empty code', code: '', refusal: 'no_such_code' },
])('$why is refused', ({ code, refusal }) => {
  expect(play(createSampleWorld(), redeem(code)).refusal).toBe(refusal);
});

test('a code gives a hundred items, locked, into the lockbox, free of charge, once', () => {
  const world = createSampleWorld();

  const { applied } = play(world, redeem('BUILD-1'));

  expect(applied?.minted.map((item) => item.number)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 1),
  );
  for (const item of applied?.minted ?? []) {
    expect(item).toMatchObject({
      item_type_id: TYPE.buildAUnique,
      location: 'lockbox',
      is_locked: true,
      user_id: ADA,
    });
  }
  expect(applied?.balances).toEqual([]);
  expect(world.codes.get('BUILD-1')).toMatchObject({ redeemed_by: ADA, redeemed_at: SAMPLE_START });
  expect(play(world, redeem('BUILD-1', BEN)).refusal).toBe('code_used');
  expect(play(world, redeem('BUILD-1', ADA)).refusal).toBe('code_yours');
  expect(world.issued.get(typeId(TYPE.buildAUnique))).toBe(100);
});

test('its items are spread evenly over the variants, and their histories begin with the gift', () => {
  const { applied } = play(createSampleWorld(), redeem('BUILD-2'));

  const variants = applied?.minted.map((item) => item.variant_id);
  expect(variants?.filter((variant) => variant === 2)).toHaveLength(50);
  const [first] = applied?.minted ?? [];
  const recorded = applied?.events.filter((event) => event.recorded_for.includes(first?.item_id as never));
  expect(recorded).toMatchObject([
    { type: 'itemgifted', user_id: ADA, gift_user_id: null },
    { type: 'itemlockboxed' },
  ]);
});

test('a code stays valid when its type is retired, and is refused until its type is released', () => {
  const withType = (facts: object) =>
    createSampleWorld(
      arrangeCatalogue(
        SAMPLE_TYPES.map((type) => (type.id === TYPE.buildAUnique ? { ...type, ...facts } : type)),
      ),
    );

  expect(play(withType({ retired_at: 0 }), redeem('BUILD-1')).refusal).toBeUndefined();
  expect(play(withType({ released_at: null }), redeem('BUILD-1')).refusal).toBe('not_released');
});
