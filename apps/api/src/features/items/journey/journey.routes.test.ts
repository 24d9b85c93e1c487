import { type Journey, readJourney } from '@wallabee/contract/items/journey';
import { ItemId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../../test/world.ts';

const world = await createTestWorld();

async function aBell(set_id = 40) {
  await world.aSet({ id: set_id, name: `Lighthouse ${set_id}`, hue: 205 });
  const item_type_id = await world.anItemType({ set_id, name: `Fog Bell ${set_id}` });
  return world.anItem({ item_type_id, number: 42 });
}

async function journeyOf(itemId: number): Promise<Journey> {
  const response = await world.call(readJourney, { params: { itemId: ItemId.parse(itemId) } });
  expect(response.statusCode).toBe(200);
  return readJourney.response.parse(response.json());
}

async function lastEventOf(itemId: number) {
  const { chapters } = await journeyOf(itemId);
  return chapters.flatMap(({ steps }) => steps.flatMap(({ events }) => events)).at(-1);
}

/** Found by ada in Amsterdam, left in London for bob, who traded it to cleo; she left it in Rome. */
async function aTravelledBell() {
  const { item_id } = await aBell();
  const [ada, bob, cleo] = [await world.aPlayer(), await world.aPlayer(), await world.aPlayer()];
  const amsterdam = await world.aPlace({ name: 'Vondelpark', city: 'Amsterdam', lat: 52.358, lng: 4.868 });
  const london = await world.aPlace({ name: 'Parliament Hill', city: 'London', lat: 51.5596, lng: -0.1596 });
  const rome = await world.aPlace({ name: 'Ponte Sant’Angelo', city: 'Rome', lat: 41.9017, lng: 12.4664 });
  const horn = await world.anItem({
    item_type_id: await world.anItemType({ set_id: 40, name: 'Fog Horn' }),
    number: 7,
  });
  const happened = (type: string, at: string, row: object) =>
    world.aHistory({ item_id, type, created_at: `${at}:00Z`, ...row });
  const held = (player: { id: number }) => ({ user_id: player.id, holder_id: player.id, location: 'pouch' });
  await happened('itemfound', '2016-09-09T07:12', { ...held(ada), place_id: amsterdam });
  await happened('itemvault', '2016-09-09T08:00', { ...held(ada), location: 'saved' });
  await happened('itemunvault', '2016-09-10T08:00', held(ada));
  await happened('itemdropped', '2017-03-12T16:40', {
    user_id: ada.id,
    location: 'dropped',
    place_id: london,
  });
  await happened('itempickedup', '2017-04-02T09:03', { ...held(bob), place_id: london });
  await happened('itemtraded', '2017-05-02T09:03', {
    ...held(cleo),
    user_id: bob.id,
    gift_user_id: cleo.id,
    secondary_item_id: horn.item_id,
  });
  await happened('itemdropped', '2020-06-02T18:31', {
    user_id: cleo.id,
    location: 'dropped',
    place_id: rome,
  });
  return { item_id, horn, ada, bob, cleo };
}

describe('GET items/{itemId}/journey', () => {
  test('[TM-01] returns stops, chapters and figures that follow from the history', async () => {
    const { item_id, ada, bob, cleo } = await aTravelledBell();

    const { stops, chapters, figures } = await journeyOf(item_id);

    expect(stops).toMatchObject([
      {
        number: 1,
        place: { name: 'Vondelpark', city: 'Amsterdam' },
        chapter: 1,
        kilometres: null,
        way: null,
      },
      { number: 2, place: { city: 'London' }, chapter: 1, kilometres: 355.7, way: 'carried' },
      { number: 3, place: { city: 'Rome' }, chapter: 3, kilometres: 1437.9, way: 'traded' },
    ]);
    expect(chapters).toMatchObject([
      {
        holder: { id: ada.id },
        from: '2016-09-09T07:12:00.000Z',
        to: '2017-04-02T09:03:00.000Z',
        stops: [1, 2],
      },
      { holder: { id: bob.id }, to: '2017-05-02T09:03:00.000Z', stops: [] },
      { holder: { id: cleo.id }, to: null, stops: [3] },
    ]);
    expect(chapters[0]?.steps.map(({ kind, stop }) => [kind, stop])).toEqual([
      ['event', 1],
      ['quiet', null],
      ['event', 2],
    ]);
    expect(chapters[2]?.steps[0]?.events[0]).toMatchObject({
      type: 'itemtraded',
      player: { id: bob.id },
      item: { name: 'Fog Horn', number: 7 },
    });
    expect(figures).toMatchObject({
      hands: 3,
      cities: 3,
      kilometres: 1793.6,
      longest_rest: { place: { name: 'Ponte Sant’Angelo' }, player: null, to: null },
    });
  });

  test('[TM-01] the map has every stop inside its margins, and the legs between them', async () => {
    const { item_id } = await aTravelledBell();

    const { map } = await journeyOf(item_id);

    expect(map?.stamps.map(({ stops, label }) => [stops, label])).toEqual([
      [[1], 'Amsterdam'],
      [[2], 'London'],
      [[3], 'Rome'],
    ]);
    for (const { x, y } of map?.stamps ?? []) {
      for (const position of [x, y]) {
        expect(position).toBeGreaterThanOrEqual(11.9);
        expect(position).toBeLessThanOrEqual(88.1);
      }
    }
    expect(map?.legs.map(({ to, kind }) => [to, kind])).toEqual([
      [2, 'carried'],
      [3, 'traded'],
    ]);
    expect(map?.land).toMatch(/^M[-\d. LMZ]+Z$/);
    expect(map?.land.length).toBeLessThanOrEqual(20_000);
  });

  test('[TM-01] of a trade each of the two items names the other one and its player', async () => {
    const { item_id, horn, bob, cleo } = await aTravelledBell();
    await world.aHistory({
      item_id: horn.item_id,
      type: 'itemtraded',
      primary_item_id: item_id,
      secondary_item_id: horn.item_id,
      user_id: bob.id,
      gift_user_id: cleo.id,
      holder_id: bob.id,
      location: 'pouch',
    });

    const { chapters } = await journeyOf(horn.item_id);

    expect(chapters[0]?.steps[0]?.events).toMatchObject([{ player: { id: cleo.id }, item: { number: 42 } }]);
  });

  test('[TM-01] an item that is used up names what it was used up for, and that item does not', async () => {
    const { item_id, horn, ada } = await aTravelledBell();
    const mixed = { type: 'itemcreated', primary_item_id: horn.item_id, user_id: ada.id, holder_id: ada.id };
    const parts = { secondary_item_id: item_id, created_at: '2021-01-01T00:00:00Z' };
    await world.aHistory({ item_id, location: 'mixed', ...mixed, ...parts });
    await world.aHistory({ item_id: horn.item_id, location: 'pouch', ...mixed, ...parts });

    expect(await lastEventOf(item_id)).toMatchObject({
      type: 'itemcreated',
      item: { name: 'Fog Horn', number: 7 },
    });
    expect(await lastEventOf(horn.item_id)).toMatchObject({ type: 'itemcreated', item: null });
  });

  test('[TM-01] what was opened names what was in it, and that names where it came from', async () => {
    const { item_id, horn, ada } = await aTravelledBell();
    const opened = {
      type: 'chestopened',
      primary_item_id: item_id,
      secondary_item_id: horn.item_id,
      user_id: ada.id,
      holder_id: ada.id,
      created_at: '2021-01-01T00:00:00Z',
    };
    await world.aHistory({ item_id, location: 'destroyed', ...opened });
    await world.aHistory({ item_id: horn.item_id, location: 'pouch', ...opened });

    expect((await lastEventOf(item_id))?.item?.name).toBe('Fog Horn');
    expect((await lastEventOf(horn.item_id))?.item?.name).toBe('Fog Bell 40');
  });

  test('[TM-01] maps of the same stops show how each item came from one to the next', async () => {
    const [ada, bob] = [await world.aPlayer(), await world.aPlayer()];
    const amsterdam = await world.aPlace({ city: 'Amsterdam', lat: 52.358, lng: 4.868 });
    const london = await world.aPlace({ city: 'London', lat: 51.5596, lng: -0.1596 });
    const kinds: unknown[] = [];
    for (const [index, holder] of [ada, bob].entries()) {
      const { item_id } = await aBell(42 + index);
      const event = { item_id, location: 'pouch' };
      const found = { ...event, type: 'itemfound', place_id: amsterdam, holder_id: ada.id };
      await world.aHistory({ ...found, created_at: '2016-09-01T07:12:00Z' });
      const traded = { ...event, type: 'itemtraded', gift_user_id: holder.id, holder_id: holder.id };
      await world.aHistory({ ...traded, created_at: '2016-09-02T07:12:00Z' });
      const dropped = { ...event, type: 'itemdropped', place_id: london, user_id: holder.id };
      await world.aHistory({ ...dropped, location: 'dropped', created_at: '2016-09-03T07:12:00Z' });
      kinds.push((await journeyOf(item_id)).map?.legs.map(({ kind }) => kind));
    }

    expect(kinds).toEqual([['carried'], ['traded']]);
  });

  test('[TM-01] a new event shows at once', async () => {
    const { item_id, ada } = await aTravelledBell();
    expect((await journeyOf(item_id)).chapters).toHaveLength(3);

    await world.aHistory({
      item_id,
      type: 'itempickedup',
      created_at: '2021-01-01T00:00:00Z',
      user_id: ada.id,
      holder_id: ada.id,
      location: 'pouch',
    });

    expect((await journeyOf(item_id)).chapters.at(-1)?.holder?.id).toBe(ada.id);
  });

  test('[TM-01] an item that was nowhere has no map, and one without events no figures', async () => {
    const bought = await aBell();
    const ada = await world.aPlayer();
    await world.aHistory({
      item_id: bought.item_id,
      type: 'itempurchased',
      user_id: ada.id,
      holder_id: ada.id,
      location: 'pouch',
    });
    const silent = await aBell(41);

    expect(await journeyOf(bought.item_id)).toMatchObject({ stops: [], map: null, figures: { hands: 1 } });
    expect(await journeyOf(silent.item_id)).toMatchObject({ chapters: [], opening: '', figures: null });
  });

  test('answers 404 for an unknown item', async () => {
    const response = await world.call(readJourney, { params: { itemId: ItemId.parse(99_999) } });

    expect(response.statusCode).toBe(404);
  });
});
