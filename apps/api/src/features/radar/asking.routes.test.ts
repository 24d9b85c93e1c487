import { readRadar } from '@wallabee/contract/radar/radar';
import { compareFinds } from '@wallabee/game/radar/radar-gain';
import { expect, test } from 'vitest';
import {
  BELL,
  createRadarWorld,
  JAR,
  LAMP,
  MIDDLE,
  ROPE,
  shown,
} from '../../../test/builders/radar-world.ts';

const { world, aScene, aPlaceAt, drop, carry, sell, ask, look } = await createRadarWorld();

test.each([
  { gain: 'missing', finds: [`${BELL}#700 missing`] },
  { gain: 'lower', finds: [`${LAMP}#70 class`] },
  { gain: 'both', finds: [`${BELL}#700 missing`, `${LAMP}#70 class`] },
])('asked for $gain it finds only that [PN-05]', async ({ gain, finds }) => {
  const { ada } = await aScene();
  const place = await aPlaceAt(0);
  await drop(place, BELL, 700);
  await drop(place, LAMP, 70);

  expect(shown(await look(ada, { gain }))).toEqual(finds);
});

test.each([
  { q: 'class:dd', finds: [`${JAR}#70 missing`, `${LAMP}#60 class`] },
  { q: 'set:"Storms in Jars"', finds: [`${LAMP}#60 class`] },
  { q: 'bell', finds: [`${BELL}#700 missing`] },
  { q: '-bell number<65', finds: [`${LAMP}#60 class`] },
  { q: 'owner:ben', finds: [] },
])('$q narrows every tab [PN-05]', async ({ q, finds }) => {
  const { ada, ben } = await aScene();
  const place = await aPlaceAt(0);
  await drop(place, BELL, 700);
  await drop(place, JAR, 70);
  await drop(place, LAMP, 60);
  await carry(ben, ROPE, 2000);
  await sell(ben, ROPE, 3000, 10);

  const found = await look(ada, { q });

  expect(shown(found)).toEqual(finds);
  const isOwner = q.startsWith('owner');
  const isSet = q.startsWith('set');
  const others = isOwner || isSet ? 1 : 0;
  expect(found.counts).toEqual({ places: finds.length, market: others, friends: others });
  expect(found.mistakes).toEqual([]);
});

test.each(['color:red', 'set:"No Such Set"', '(', 'number:abc', 'class:'])(
  'the mistakes of %s are answered [PN-05]',
  async (q) => {
    const { ada } = await aScene();
    await drop(await aPlaceAt(0), LAMP, 60);

    const response = await ask(ada, { ...MIDDLE, q });

    expect(response.statusCode).toBe(200);
    expect(response.json().mistakes.length).toBeGreaterThan(0);
  },
);

test.each([
  { at: 'Saltby', name: 'Saltby', lat: 54.5 },
  { at: 'saltb', name: 'Saltby', lat: 54.5 },
  { at: 'Writers Hall', name: 'Writers Hall', lat: 10 },
])('$at is a point [PN-05]', async ({ at, name, lat }) => {
  const { ada } = await aScene();
  await world.aPlace({ name: 'Pier', city: 'Saltby', lat: 54, item_count: 2 });
  await world.aPlace({ name: 'Market Square', city: 'Saltby', lat: 54.5, item_count: 9 });
  await world.aPlace({ name: 'Writers Hall', city: 'Northby', lat: 10 });

  await expect
    .poll(async () => (await ask(ada, { at })).json().centre)
    .toMatchObject({ name, lat, source: 'asked' });
});

test.each(['Nowhere at all', '!!!', '%', "' or 1=1 --"])('%s is no city or place [PN-05]', async (at) => {
  const { ada } = await aScene();
  await aPlaceAt(0);

  const response = await ask(ada, { at });

  expect(response.statusCode).toBe(404);
  expect(response.json().error).toBe('There is no city or place of that name.');
});

test.each([
  { lat: '54' },
  { lng: '1' },
  { lat: 'north', lng: '0' },
  { lat: '91', lng: '0' },
  { lat: '54', lng: '181' },
  { km: '0' },
  { km: '50.1' },
  { km: 'far' },
  { page: '0' },
  { page: 'two' },
  { where: 'pouch' },
  { gain: 'all' },
  { order: 'worst' },
  { at: '' },
  { at: 'x'.repeat(101) },
  { q: 'x'.repeat(501) },
])('%o is bad input [PN-05, ER-03]', async (query) => {
  const { ada } = await aScene();

  const { statusCode } = await ask(ada, query);

  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
});

test('it needs a token [PN-05, AP-01]', async () => {
  expect((await world.call(readRadar, { query: {} as never })).statusCode).toBe(401);
});

test('the database orders finds as the rule does [PN-05]', async () => {
  const { ada } = await aScene();
  await world.anItem({ item_type_id: BELL, user_id: ada.id, location: 'saved', number: 20_000 });
  await world.anItemType({ set_id: 41 });
  for (const [nth, number] of [9, 10, 99, 100, 499, 1000, 9999, 10_000, 19_999].entries()) {
    const place = await aPlaceAt(((nth * 5) % 9) / 10);
    for (const item_type_id of [LAMP, ROPE, BELL, JAR]) await drop(place, item_type_id, number);
  }

  const { results } = await look(ada);

  expect(results.length).toBeGreaterThan(8);
  expect(new Set(results.map(({ gain }) => gain)).size).toBe(5);
  expect(results).toEqual(results.toSorted(compareFinds));
});
