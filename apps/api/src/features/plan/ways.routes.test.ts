import { expect, test } from 'vitest';
import { createPlanWorld, NEARBY, START } from '../../../test/builders/plan-world.ts';

const { world, aFormula, forageAt, aListing, plan, ways } = await createPlanWorld();

async function aTheatre() {
  await world.aSet({ id: 40, name: 'Prompt Side' });
  return world.aPlayer('robin');
}

test('lists what lies, sells, is foraged and is mixed, the cheapest first [PN-01]', async () => {
  const robin = await aTheatre();
  const call = await world.anItemType({ set_id: 40, name: 'Half-Hour Call' });
  const sandwich = await world.anItemType({ set_id: 40, name: 'Sandwich', store_cost: 35 });
  const night = await world.anItemType({ set_id: 40, name: 'Big Night', store_cost: 900 });
  await aFormula(night, sandwich, call);
  const place_id = await world.aPlace({ name: 'The Old Vic', ...NEARBY });
  await forageAt(night);
  const lying = await world.anItem({ item_type_id: night, location: 'dropped', place_id, number: 212 });
  const held = await world.anItem({ item_type_id: call, location: 'pouch', user_id: robin.id, number: 418 });
  const listed = await aListing(night, 85, { number: 1903 });

  const answer = (await ways(robin, night)).json();

  expect(answer).toMatchObject({ saved_number: null, own: [], start: { ...START, source: 'asked' } });
  expect(answer.ways.map(({ key }: { key: string }) => key)).toEqual([
    `mix:${Math.min(sandwich, call)}+${Math.max(sandwich, call)}`,
    `market:${listed.item_id}`,
    `place:${lying.item_id}`,
    `forage:${place_id}`,
    'store',
  ]);
  const [mix, market, place, forage, store] = answer.ways;
  expect(mix).toMatchObject({
    honeycombs: 35,
    minutes: 1,
    is_now: false,
    parts: [
      { item: { name: 'Sandwich' }, held: null, kind: 'store', honeycombs: 35 },
      { item: { name: 'Half-Hour Call' }, held: { item_id: held.item_id, number: 418 }, kind: 'held' },
    ],
  });
  expect(market).toMatchObject({
    honeycombs: 85,
    minutes: 0,
    is_now: true,
    item: { number: 1903, class: 'qd' },
    seller: { id: listed.seller.id },
  });
  expect(place).toMatchObject({
    honeycombs: 0,
    item: { number: 212 },
    words: expect.stringContaining('#212'),
  });
  expect(place.place).toMatchObject({ name: 'The Old Vic', category_name: 'Pier', distance_m: 400 });
  expect(place.minutes).toBeCloseTo(2 * 0.4 * 12, 0);
  expect(forage.minutes).toBeCloseTo(20 + 2 * 0.4 * 12, 0);
  expect(store).toMatchObject({ honeycombs: 900, minutes: 0, is_now: true });
});

test('distances start at the last place of the player, and without one nothing at a place is costed [PN-01]', async () => {
  const robin = await aTheatre();
  const rope = await world.anItemType({ set_id: 40, name: 'Rope' });
  const place_id = await world.aPlace({ name: 'The Old Vic', ...NEARBY });
  await world.anItem({ item_type_id: rope, location: 'dropped', place_id });

  expect((await ways(robin, rope, {})).json()).toMatchObject({ start: null });

  await world.db
    .insertInto('place_visit')
    .values({ place_id, player_id: robin.id, visited_at: '2016-05-01T00:00:00Z' })
    .execute();
  const answer = (await ways(robin, rope, {})).json();
  expect(answer.start).toEqual({ ...NEARBY, name: 'The Old Vic', source: 'last_place' });
  expect(answer.ways).toMatchObject([{ kind: 'place', minutes: 0, place: { distance_m: 0 } }]);
});

test('a place beyond a walk is a way, but a plan does not count on it [PN-01, PN-03]', async () => {
  const robin = await aTheatre();
  const rope = await world.anItemType({ set_id: 40, name: 'Rope' });
  const knot = await world.anItemType({ set_id: 40, name: 'Knot' });
  await aFormula(knot, rope, rope);
  const place_id = await world.aPlace({ name: 'Far Pier', lat: START.lat + 0.2, lng: START.lng });
  for (const number of [1, 2, 3])
    await world.anItem({ item_type_id: rope, location: 'dropped', place_id, number });

  const [way] = (await ways(robin, rope)).json().ways;
  expect(way).toMatchObject({ kind: 'place', is_far: true, place: { distance_m: 22_239 } });

  const { steps, impossible } = (await plan(robin, { set: 40, ...START })).json();
  expect(steps).toEqual([]);
  expect(impossible).toMatchObject([
    { item: { name: 'Rope' }, reason: 'too_far', why: '#1 lies at Far Pier (Pier), 22 km away.' },
    { item: { name: 'Knot' }, reason: 'too_far', why: expect.stringContaining('too far away') },
  ]);
});

test('what is locked by another player or is one’s own listing is no way [PN-01]', async () => {
  const robin = await aTheatre();
  const other = await world.aPlayer();
  const rope = await world.anItemType({ set_id: 40, name: 'Rope' });
  const place_id = await world.aPlace(NEARBY);
  const dropped = { item_type_id: rope, location: 'dropped', place_id, is_locked: true } as const;
  await world.anItem({ ...dropped, user_id: other.id });
  const own = await world.anItem({ ...dropped, user_id: robin.id });
  const listed = await world.anItem({ item_type_id: rope, location: 'pouch', user_id: robin.id });
  await world.db
    .insertInto('market_listing')
    .values({ item_id: listed.item_id, seller_id: robin.id, cost: 5, listed_at: '2016-05-01T00:00:00Z' })
    .execute();

  const answer = (await ways(robin, rope)).json();

  expect(answer.ways.map(({ key }: { key: string }) => key)).toEqual([`place:${own.item_id}`]);
  expect(answer.own).toMatchObject([
    { item_id: own.item_id, status: 'dropped', is_locked: true, price: null },
    { item_id: listed.item_id, status: 'pouch', is_locked: false, price: 5 },
  ]);
});

test('of a saved type only lower numbers are ways [PN-01]', async () => {
  const robin = await aTheatre();
  const rope = await world.anItemType({ set_id: 40, name: 'Rope', store_cost: 10 });
  await world.anItem({ item_type_id: rope, location: 'saved', user_id: robin.id, number: 50 });
  await aListing(rope, 10, { number: 51 });
  const lower = await aListing(rope, 500, { number: 49 });

  const answer = (await ways(robin, rope)).json();

  expect(answer.saved_number).toBe(50);
  expect(answer.ways.map(({ key }: { key: string }) => key)).toEqual([`market:${lower.item_id}`]);
});

test('containers and gifts are ways that nothing counts on [PN-01]', async () => {
  const robin = await aTheatre();
  const rope = await world.anItemType({ set_id: 40, name: 'Rope' });
  const box = await world.anItemType({
    set_id: 40,
    name: 'Mystery Box',
    role: 'mystery_box',
    store_cost: 60,
  });
  const other = await world.anItemType({ set_id: 40, name: 'Other' });
  for (const item_type_id of [rope, other])
    await world.db.insertInto('container_content').values({ container_id: box, item_type_id }).execute();
  await world.catalogue.reload();

  expect((await ways(robin, rope)).json().ways).toMatchObject([
    { kind: 'container', is_certain: false, honeycombs: 60, chance: 2, container: { name: 'Mystery Box' } },
  ]);
});

test.each([
  { why: 'undiscovered', row: { name: '?' }, reason: 'undiscovered' },
  { why: 'retired', row: { is_retired: true, store_cost: 10 }, reason: 'retired' },
  { why: 'not on offer', row: {}, reason: 'by_chance' },
])('a type that is $why has one way, which says so [PN-03]', async ({ row, reason }) => {
  const robin = await aTheatre();
  const id = await world.anItemType({ set_id: 40, name: 'Rope', ...row });

  expect((await ways(robin, id)).json().ways).toMatchObject([
    { kind: 'none', reason, words: expect.stringMatching(/\.$/) },
  ]);
});

test('an unknown type is not found, half a point is refused, and a login is needed [PN-01, ER-03]', async () => {
  const robin = await aTheatre();
  const id = await world.anItemType({ set_id: 40 });

  expect((await ways(robin, 999_999)).statusCode).toBe(404);
  expect((await ways(robin, id, { lat: 1 })).statusCode).toBe(400);
  expect((await ways(robin, id, { lat: 91, lng: 0 })).statusCode).toBe(400);
  expect((await ways({ ...robin, token: 'wrong' }, id)).statusCode).toBe(401);
});
