import { FINDS_PER_PAGE } from '@wallabee/contract/radar/radar-rules';
import { describe, expect, test } from 'vitest';
import {
  BELL,
  createRadarWorld,
  JAR,
  KM,
  LAMP,
  MIDDLE,
  ROPE,
  SECRET,
  shown,
} from '../../../test/builders/radar-world.ts';

const { world, aScene, aPlaceAt, drop, carry, sell, visit, close, ask, look } = await createRadarWorld();

describe('at places', () => {
  test('finds are ordered by what they are worth, then by distance [PN-05]', async () => {
    const { ada } = await aScene();
    const [near, far] = [await aPlaceAt(0.2), await aPlaceAt(0.8)];
    await drop(near, LAMP, 450);
    await drop(far, LAMP, 60);
    await drop(far, BELL, 3);
    await drop(near, JAR, 4000);
    await drop(far, JAR, 20);
    await drop(far, ROPE, 9999);

    const found = await look(ada);

    expect(shown(found)).toEqual([
      `${BELL}#3 single_digit`,
      `${ROPE}#9999 finishes_set`,
      `${JAR}#4000 missing`,
      `${JAR}#20 missing`,
      `${LAMP}#60 class`,
      `${LAMP}#450 lower`,
    ]);
    expect(found.results[0]).toMatchObject({ beats: 'missing', set_gaps: 2, distance_m: 800, like_it: 1 });
    expect(found.results[5]).toMatchObject({ beats: 500, place: { name: 'Bench 0.2' }, owner_face: null });
    expect(found).toMatchObject({ counts: { places: 6, market: 0, friends: 0 }, friends: 1, cities: [] });
    expect(found.centre).toEqual({ ...MIDDLE, name: null, source: 'asked' });
  });

  test.each([
    { order: 'nearest', numbers: [450, 7, 60, 30] },
    { order: 'number', numbers: [7, 30, 60, 450] },
  ])('the order may be $order [PN-05]', async ({ order, numbers }) => {
    const { ada } = await aScene();
    await drop(await aPlaceAt(0.1), LAMP, 450);
    await drop(await aPlaceAt(0.5), LAMP, 7);
    await drop(await aPlaceAt(0.6), LAMP, 60);
    await drop(await aPlaceAt(0.7), JAR, 30);

    const { results } = await look(ada, { order });

    expect(results.map(({ number }) => number)).toEqual(numbers);
  });

  test('equal and higher numbers, hidden types and locked items are no finds [PN-05]', async () => {
    const { ada, cleo } = await aScene();
    const place = await aPlaceAt(0);
    await drop(place, LAMP, 501);
    await drop(place, SECRET, 1);
    await drop(place, ROPE, 1, { is_locked: true, user_id: cleo.id });
    await drop(place, ROPE, 2, { is_locked: true, user_id: ada.id });

    const found = await look(ada);

    expect(found).toMatchObject({ results: [], counts: { places: 0 } });
    expect(found.places).toMatchObject([{ id: place, finds: 0, best: null }]);
    expect(JSON.stringify(found)).not.toContain(`"item_type_id":${SECRET}`);
  });

  test('of several items of a type a place shows the lowest, and how many there are [PN-05]', async () => {
    const { ada } = await aScene();
    const place = await aPlaceAt(0);
    for (const number of [70, 30, 600, 50]) await drop(place, LAMP, number);

    const found = await look(ada);

    expect(found.results).toMatchObject([{ number: 30, like_it: 3 }]);
    expect(found.counts.places).toBe(1);
  });

  test('the radius is a circle, up to its edge [PN-05]', async () => {
    const { ada } = await aScene();
    await drop(await aPlaceAt(1.999), LAMP, 1);
    await drop(await aPlaceAt(2.001), LAMP, 2);
    const corner = { lat: MIDDLE.lat + 1.8 * KM, lng: MIDDLE.lng + (1.8 * KM) / Math.cos(0.942_5) };
    await drop(await world.aPlace(corner), LAMP, 3);

    const numbers = async (km: number) =>
      (await look(ada, { km, order: 'number' })).results.map((r) => r.number);

    expect(await numbers(1.99)).toEqual([]);
    expect(await numbers(2)).toEqual([1]);
    expect(await numbers(2.6)).toEqual([1, 2, 3]);
  });

  test('the circle crosses the date line [PN-05]', async () => {
    const { ada } = await aScene();
    await drop(await world.aPlace({ lat: -17, lng: 179.999 }), LAMP, 1);
    await drop(await world.aPlace({ lat: -17, lng: -179.999 }), LAMP, 2);

    const { results, places } = await look(ada, { lat: -17, lng: 180 });

    expect(results.map(({ number }) => number)).toEqual([1, 2]);
    expect(places.map(({ distance_m }) => distance_m)).toEqual([106, 106]);
  });

  test('places with finds come first, each with its best find [PN-05]', async () => {
    const { ada } = await aScene();
    const [empty, one, two] = [await aPlaceAt(0.1), await aPlaceAt(0.3), await aPlaceAt(0.2)];
    await drop(one, LAMP, 400);
    await drop(two, LAMP, 300);
    await drop(two, JAR, 5000);
    await world.catalogue.reload();

    const { places } = await look(ada);

    expect(places).toMatchObject([
      { id: two, distance_m: 200, finds: 2, best: { item_type_id: JAR, number: 5000, gain: 'missing' } },
      { id: one, city: 'Saltby', category_name: 'Pier', finds: 1, best: { name: 'Lamp', class: 'td' } },
      { id: empty, finds: 0, best: null },
    ]);
  });

  test('pages do not overlap [PN-05]', async () => {
    const { ada } = await aScene();
    const places = await Promise.all([1, 2, 3].map((nth) => aPlaceAt(nth / 10)));
    for (let number = 1; number <= FINDS_PER_PAGE + 5; number += 1)
      await world.anItemType({ id: 1000 + number, set_id: 40 });
    for (let number = 1; number <= FINDS_PER_PAGE + 5; number += 1)
      await drop(places[number % 3] as (typeof places)[0], 1000 + number, 10 + number);

    const [first, second] = [await look(ada), await look(ada, { page: 2 })];

    const ids = [...first.results, ...second.results].map(({ item_id }) => item_id);
    expect([first.results.length, second.results.length]).toEqual([FINDS_PER_PAGE, 5]);
    expect(new Set(ids).size).toBe(FINDS_PER_PAGE + 5);
    expect(second.paging).toMatchObject({
      total_results: FINDS_PER_PAGE + 5,
      total_pages: 2,
      current_page: 2,
    });
    expect((await look(ada, { page: 9 })).results).toEqual([]);
  });
});

describe('elsewhere', () => {
  test('the Market shows others’ listings, the best for their price first [PN-05]', async () => {
    const { ada, ben, cleo } = await aScene();
    const gone = await world.aPlayer();
    await sell(ada, JAR, 1, 5);
    await sell(gone, JAR, 2, 5);
    await close(gone);
    await sell(ben, JAR, 70, 50);
    await sell(cleo, JAR, 80, 20);
    await sell(cleo, SECRET, 3, 1);
    await sell(cleo, LAMP, 499, 1);
    await sell(cleo, LAMP, 501, 1);

    const found = await look(ada, { where: 'market' });

    expect(shown(found)).toEqual([`${JAR}#80 missing`, `${JAR}#70 missing`, `${LAMP}#499 lower`]);
    expect(found.results[0]).toMatchObject({ price: 20, owner_face: { name: 'cleo', is_friend: false } });
    expect(found.results[1]?.owner_face?.is_friend).toBe(true);
    expect(found).toMatchObject({ counts: { market: 3 }, places: [] });
    const byPrice = await look(ada, { where: 'market', order: 'price' });
    expect(byPrice.results.map(({ price }) => price)).toEqual([1, 20, 50]);
  });

  test('friends’ pouches show what is free in them [PN-05]', async () => {
    const { ada, ben, cleo } = await aScene();
    await carry(ben, JAR, 70);
    await carry(ben, JAR, 90);
    await carry(ben, ROPE, 8, { is_locked: true });
    await carry(ben, BELL, 8, { location: 'lockbox' });
    await carry(ben, LAMP, 8, { location: 'saved' });
    await sell(ben, BELL, 9, 5);
    await carry(cleo, BELL, 10);
    await carry(ada, BELL, 11);

    const found = await look(ada, { where: 'friends' });

    expect(shown(found)).toEqual([`${JAR}#70 missing`]);
    expect(found.results[0]).toMatchObject({ like_it: 2, owner_face: { name: 'ben', is_friend: true } });
    await close(ben);
    expect(await look(ada, { where: 'friends' })).toMatchObject({ results: [], counts: { friends: 0 } });
  });

  test('without a point it names the cities of the last visits and what lies there [PN-05]', async () => {
    const { ada, ben } = await aScene();
    const [pier, hall] = [await aPlaceAt(0), await aPlaceAt(500, { city: 'Northby' })];
    await visit(ada, pier, '2026-01-01T00:00:00Z');
    await visit(ada, hall, '2026-02-01T00:00:00Z');
    await visit(ben, await aPlaceAt(3, { city: 'Elsewhere' }), '2026-03-01T00:00:00Z');
    await drop(await aPlaceAt(4), JAR, 12);
    await carry(ben, JAR, 70);

    const found = (await ask(ada)).json();

    expect(found).toMatchObject({ results: [], places: [], centre: null });
    expect(found.counts).toEqual({ places: null, market: 0, friends: 1 });
    expect(found.cities).toMatchObject([
      { name: 'Northby', finds: 0, best: null },
      { name: 'Saltby', lat: MIDDLE.lat, finds: 1, best: { item_type_id: JAR, number: 12 } },
    ]);
  });
});
