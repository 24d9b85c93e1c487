import type { Plan } from '@wallabee/contract/plan/plan';
import { expect, test } from 'vitest';
import { createPlanWorld, NEARBY, START } from '../../../test/builders/plan-world.ts';

const { world, aFormula, forageAt, aListing, plan } = await createPlanWorld();

async function aTheatre() {
  await world.aSet({ id: 40, name: 'Prompt Side' });
  return world.aPlayer('robin');
}

const inShort = ({ steps }: Plan) =>
  steps.map(({ phase, item, way, count }) => `${phase} ${way.kind} ${item.name} ${count}`);

test('a shared part is bought for each use, and each held item is used once [PN-02]', async () => {
  const robin = await aTheatre();
  const sandwich = await world.anItemType({ set_id: 40, name: 'Sandwich', store_cost: 35 });
  const call = await world.anItemType({ set_id: 40, name: 'Call' });
  const night = await world.anItemType({ set_id: 40, name: 'Big Night' });
  await aFormula(night, sandwich, call);
  const saved = await world.anItem({ item_type_id: call, location: 'saved', user_id: robin.id, number: 3 });
  const spare = await world.anItem({ item_type_id: call, location: 'pouch', user_id: robin.id, number: 418 });

  const answer: Plan = (await plan(robin, { set: 40, ...START })).json();

  expect(inShort(answer)).toEqual(['now store Sandwich 2', 'now mix Big Night 1']);
  expect(answer).toMatchObject({
    title: 'Prompt Side',
    set: { id: 40, found: 1, size: 3 },
    honeycombs: 70,
    minutes: 1,
    mixes: 1,
    walk_m: 0,
    bound: 0,
    impossible: [],
  });
  expect(answer.shelf.map(({ item, has }) => [item.name, has])).toEqual([
    ['Sandwich', false],
    ['Call', true],
    ['Big Night', false],
  ]);
  const [buy, mix] = answer.steps;
  expect(buy).toMatchObject({ step: 1, feeds: [2], is_target: true, honeycombs: 70 });
  expect(buy?.words).toContain('Buy two: one to save, one for step 2.');
  expect(mix?.parts).toMatchObject([
    { from_step: 1, held: null },
    { from_step: null, is_spare: true, held: { item_id: spare.item_id } },
  ]);
  expect(JSON.stringify(mix)).not.toContain(`"item_id":${saved.item_id}`);
});

test.each([
  { state: 'locked', is_locked: true },
  { state: 'withheld', is_withheld: true },
  { state: 'on the Market', isListed: true },
  { state: 'in the lockbox', location: 'lockbox' },
])('an item that is $state is not mixed [PN-02]', async ({ is_locked, is_withheld, isListed, location }) => {
  const robin = await aTheatre();
  const call = await world.anItemType({ set_id: 40, name: 'Call' });
  const night = await world.anItemType({ set_id: 40, name: 'Big Night' });
  await aFormula(night, call, call);
  await world.anItem({ item_type_id: call, location: 'saved', user_id: robin.id, number: 1 });
  await world.anItem({ item_type_id: call, location: 'pouch', user_id: robin.id, number: 2 });
  const { item_id } = await world.anItem({
    item_type_id: call,
    location: (location ?? 'pouch') as 'pouch',
    user_id: robin.id,
    number: 3,
    ...(is_locked && { is_locked }),
  });
  if (is_withheld)
    await world.db
      .insertInto('swap_offer')
      .values({ item_id, player_id: robin.id, is_offered: false })
      .execute();
  if (isListed)
    await world.db
      .insertInto('market_listing')
      .values({ item_id, seller_id: robin.id, cost: 5, listed_at: '2016-05-01T00:00:00Z' })
      .execute();

  const answer: Plan = (await plan(robin, { set: 40 })).json();

  expect(answer.steps).toEqual([]);
  expect(answer.impossible).toMatchObject([{ item: { name: 'Big Night' } }]);
});

test('what can be done now comes first, then the walk, then mixes that need it [PN-02]', async () => {
  const robin = await aTheatre();
  const rope = await world.anItemType({ set_id: 40, name: 'Rope' });
  const lamp = await world.anItemType({ set_id: 40, name: 'Lamp', store_cost: 10 });
  const dark = await world.anItemType({ set_id: 40, name: 'Dark' });
  await aFormula(dark, rope, lamp);
  const place_id = await world.aPlace({ name: 'The Old Vic', ...NEARBY });
  await forageAt(rope);
  await world.anItem({ item_type_id: rope, location: 'dropped', place_id, number: 212 });

  const answer: Plan = (await plan(robin, { set: 40, ...START })).json();

  expect(inShort(answer)).toEqual([
    'now store Lamp 2',
    'walk place Rope 1',
    'walk forage Rope 1',
    'after mix Dark 1',
  ]);
  expect(answer.walk_m).toBeGreaterThan(795);
  expect(answer.walk_m).toBeLessThan(805);
  expect(answer.minutes).toBeCloseTo(0.8 * 12 + 20 + 1, 0);
});

test('the player’s rate decides between honeycombs and minutes [PN-02]', async () => {
  const robin = await aTheatre();
  const rope = await world.anItemType({ set_id: 40, name: 'Rope', store_cost: 150 });
  await world.aPlace(START);
  await forageAt(rope);

  const kindAt = async (rate: number) =>
    (await plan(robin, { set: 40, ...START, rate })).json().steps[0].way.kind;

  expect([await kindAt(5), await kindAt(10)]).toEqual(['forage', 'store']);
});

test('a chosen way replaces the cheapest, and a way that is gone is ignored [PN-02]', async () => {
  const robin = await aTheatre();
  const rope = await world.anItemType({ set_id: 40, name: 'Rope', store_cost: 150 });
  const { item_id } = await aListing(rope, 200);

  const cheapest: Plan = (await plan(robin, { set: 40 })).json();
  expect(cheapest.steps[0]).toMatchObject({
    way: { key: 'store' },
    is_chosen: false,
    others: [{ key: `market:${item_id}`, honeycombs: 200 }],
  });

  const chosen: Plan = (await plan(robin, { set: 40, use: `${rope}~market:${item_id}` })).json();
  expect(chosen.steps[0]).toMatchObject({ way: { key: `market:${item_id}` }, is_chosen: true });
  expect(chosen.honeycombs).toBe(200);

  const gone: Plan = (await plan(robin, { set: 40, use: `${rope}~market:999999` })).json();
  expect(gone.steps[0]).toMatchObject({ way: { key: 'store' }, is_chosen: false });
});

test('a list of types and a query are planned like a set [PN-02]', async () => {
  const robin = await aTheatre();
  const rope = await world.anItemType({ set_id: 40, name: 'Rope', store_cost: 150 });
  const lamp = await world.anItemType({ set_id: 40, name: 'Lamp', store_cost: 10 });
  await world.anItem({ item_type_id: lamp, location: 'saved', user_id: robin.id, number: 50 });
  const lower = await aListing(lamp, 70, { number: 7 });

  const listed: Plan = (await plan(robin, { types: [rope, lamp].join(',') })).json();
  expect(inShort(listed)).toEqual(['now store Rope 1', 'now market Lamp 1']);
  expect(listed.steps[1]?.way.item?.item_id).toBe(lower.item_id);
  expect(listed).toMatchObject({ set: null, title: '2 items' });

  const queried: Plan = (await plan(robin, { q: 'missing:me' })).json();
  expect(inShort(queried)).toEqual(['now store Rope 1']);
  expect((await plan(robin, { q: 'missing:' })).json().mistakes).toHaveLength(1);
});

test('what cannot be had is said with its reason [PN-03]', async () => {
  const robin = await aTheatre();
  const glass = await world.anItemType({ set_id: 40, name: 'Storm Glass', is_retired: true });
  const secret = await world.anItemType({ set_id: 40, name: '?' });
  const storm = await world.anItemType({ set_id: 40, name: 'Storm' });
  const dark = await world.anItemType({ set_id: 40, name: 'Dark' });
  await aFormula(storm, glass, glass);
  await aFormula(dark, secret, secret);

  const { steps, impossible }: Plan = (await plan(robin, { set: 40 })).json();

  expect(steps).toEqual([]);
  expect(impossible.map(({ item, reason }) => [item.name, reason])).toEqual([
    ['Storm Glass', 'retired'],
    ['Storm', 'retired_part'],
    ['Dark', 'undiscovered_part'],
  ]);
  expect(impossible[1]?.why).toContain('Storm Glass');
  expect(impossible[2]?.why).not.toContain('?');
});

test('a part that another item of the plan needs is said to be used up [PN-03]', async () => {
  const robin = await aTheatre();
  const rope = await world.anItemType({ set_id: 40, name: 'Rope' });
  const knot = await world.anItemType({ set_id: 40, name: 'Knot' });
  const lamp = await world.anItemType({ set_id: 40, name: 'Lamp', store_cost: 5 });
  await aFormula(knot, rope, lamp);
  await aListing(rope, 30);

  const answer: Plan = (await plan(robin, { set: 40 })).json();

  expect(inShort(answer)).toEqual(['now store Lamp 1', 'now market Rope 1']);
  expect(answer.impossible).toMatchObject([{ item: { name: 'Knot' }, reason: 'used_up' }]);
});

test('a finished set has an empty plan [PN-02]', async () => {
  const robin = await aTheatre();
  const rope = await world.anItemType({ set_id: 40, name: 'Rope' });
  await world.anItem({ item_type_id: rope, location: 'saved', user_id: robin.id });

  expect((await plan(robin, { set: 40 })).json()).toMatchObject({
    set: { found: 1, size: 1 },
    steps: [],
    impossible: [],
    honeycombs: 0,
    minutes: 0,
  });
});

test.each([
  { query: {}, status: 400 },
  { query: { set: 40, q: 'rope' }, status: 400 },
  { query: { set: 999 }, status: 404 },
  { query: { types: '999999' }, status: 404 },
  { query: { types: '1,,2' }, status: 400 },
  { query: { set: 40, rate: 0 }, status: 400 },
  { query: { set: 40, rate: 'many' }, status: 400 },
  { query: { set: 40, prefer: 'luck' }, status: 400 },
  { query: { set: 40, use: 'x' }, status: 400 },
  { query: { set: 40, lat: 1 }, status: 400 },
])('a plan of $query is answered $status [ER-03]', async ({ query, status }) => {
  const robin = await aTheatre();

  expect((await plan(robin, query)).statusCode).toBe(status);
});
