import { listGiftableUniques, sendGift } from '@wallabee/contract/gifts/gift';
import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';

const world = await createTestWorld();

type UniqueRow = Partial<Parameters<typeof world.anItemType>[0]> & { variants?: string[] };

async function aUnique(owner: TestPlayer, row: UniqueRow = {}) {
  const { variants = [], ...type } = row;
  if (!world.catalogue.current().sets.has(world.setId(25))) await world.aSet({ id: 25, gen_id: 100 });
  const id = await world.anItemType({ set_id: 25, kind: 'player', ...type });
  await world.db
    .insertInto('unique_owner')
    .values({ item_type_id: id, position: 0, player_id: owner.id })
    .execute();
  if (variants.length > 0) {
    await world.db
      .insertInto('variant')
      .values(variants.map((name, place) => ({ item_type_id: id, variant_id: place + 2, name, hue: 40 })))
      .execute();
  }
  await world.catalogue.reload();
  return ItemTypeId.parse(id);
}

const send = (
  as: TestPlayer | undefined,
  body: { item_type_id: number; username?: string; variant_id?: unknown },
) => world.call(sendGift, { ...(as && { as }), body: body as never });

const itemCount = async () => (await world.db.selectFrom('item').select('item_id').execute()).length;

describe('GET users/gift/uniques', () => {
  test('lists the player’s uniques, once for a random variant and once for each [AP-09, GU-01]', async () => {
    const [ada, grace] = [await world.aPlayer(), await world.aPlayer()];
    const plain = await aUnique(ada, { name: 'Left-Handed Teapot' });
    const many = await aUnique(ada, { name: 'Patient Marrow', variants: ['Orange', 'Nearly Orange'] });
    await aUnique(grace, { name: 'Somebody Else’s' });

    const response = await world.call(listGiftableUniques, { as: ada });

    expect(response.json()).toMatchObject([
      { id: plain, item_name: 'Left-Handed Teapot', variant_id: null, variant_name: null },
      { id: many, item_name: 'Patient Marrow', variant_id: 1, variant_name: 'Random' },
      { id: many, variant_id: 2, variant_name: 'Orange' },
      {
        id: many,
        variant_id: 3,
        variant_name: 'Nearly Orange',
        image_url_200: `http://localhost:3000/api/image/item-${many}.3-200.png`,
      },
    ]);
  });

  test('leaves out uniques that cannot be gifted [GU-04]', async () => {
    const [ada, grace] = [await world.aPlayer(), await world.aPlayer()];
    await aUnique(ada, { is_retired: true });
    await aUnique(ada, { released_at: '2030-01-01T00:00:00Z' });
    await aUnique(ada, { name: '?' });
    const single = await aUnique(ada, { is_one_of_a_kind: true });
    const before = await world.call(listGiftableUniques, { as: ada });
    await send(ada, { item_type_id: single, username: grace.username });
    await world.numbers.reload();

    const after = await world.call(listGiftableUniques, { as: ada });

    expect(before.json()).toMatchObject([{ id: single }]);
    expect(after.json()).toEqual([]);
    expect((await world.call(listGiftableUniques, { as: grace })).json()).toEqual([]);
  });
});

describe('POST users/gift/uniques/send', () => {
  test('makes the next number and puts it into the recipient’s pouch [AP-09, GU-01, GU-03]', async () => {
    const [ada, grace] = [await world.aPlayer('Ada'), await world.aPlayer('Grace')];
    await world.db.updateTable('player').set({ name: 'Grace H.' }).where('id', '=', grace.id).execute();
    const id = await aUnique(ada, { name: 'Patient Marrow', variants: ['Orange', 'Plum'] });

    const first = await send(ada, { item_type_id: id, username: ' gRACE ', variant_id: 3 });
    const second = await send(ada, { item_type_id: id, username: 'Grace', variant_id: '' });

    expect(first.json()).toMatchObject([
      {
        item_type_id: id,
        name: 'Patient Marrow',
        number: 1,
        variant_id: 3,
        variant_name: 'Plum',
        recipient_id: grace.id,
        recipient: 'Grace',
        recipient_name: 'Grace H.',
      },
    ]);
    expect(second.json()).toMatchObject([{ number: 2 }]);
    const items = await world.db
      .selectFrom('item')
      .select(['number', 'user_id', 'location', 'variant_id'])
      .orderBy('number')
      .execute();
    expect(items).toEqual([
      { number: 1, user_id: grace.id, location: 'pouch', variant_id: 3 },
      { number: 2, user_id: grace.id, location: 'pouch', variant_id: expect.toBeOneOf([2, 3]) },
    ]);
    const events = await world.db.selectFrom('history').select(['type', 'user_id', 'gift_user_id']).execute();
    expect(events[0]).toEqual({ type: 'itemgifted', user_id: ada.id, gift_user_id: grace.id });
  });

  test('concurrent gifts get consecutive numbers [GU-03]', async () => {
    const [ada, grace] = [await world.aPlayer(), await world.aPlayer()];
    const id = await aUnique(ada);
    const sent = Array.from({ length: 25 }, () => send(ada, { item_type_id: id, username: grace.username }));

    const answers = await Promise.all(sent);

    const numbers = answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((sent) => sent.json()[0].number);
    expect(numbers.sort((one, other) => one - other)).toEqual(numbers.map((_, place) => place + 1));
    expect(numbers.length).toBeGreaterThan(0);
    expect(await itemCount()).toBe(numbers.length);
    for (const { statusCode } of answers) expect([200, 503]).toContain(statusCode);
  });

  test('of concurrent gifts of a one-of-a-kind one succeeds [GU-03]', async () => {
    const [ada, grace] = [await world.aPlayer(), await world.aPlayer()];
    const id = await aUnique(ada, { is_one_of_a_kind: true });
    const sent = Array.from({ length: 12 }, () => send(ada, { item_type_id: id, username: grace.username }));

    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);

    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await itemCount()).toBe(1);
  });

  test.each([
    { why: 'nobody is named', to: '', status: 400, error: 'You must specify a user.' },
    { why: 'no name is sent', to: undefined, status: 400, error: 'You must specify a user.' },
    { why: 'there is no such player', to: 'Nobody', status: 404, error: 'There is no such player.' },
    { why: 'it is oneself', to: 'Ada', status: 409, error: 'You cannot gift a unique to yourself.' },
    { why: 'they are banned', to: 'Banned', status: 409, error: 'This player cannot receive gifts.' },
    { why: 'the name is SQL', to: "' or 1=1 --", status: 404, error: 'There is no such player.' },
  ])('is refused with a reason where $why [GU-02, GU-03]', async ({ to, status, error }) => {
    const ada = await world.aPlayer('Ada');
    const banned = await world.aPlayer('Banned');
    await world.db.updateTable('player').set({ is_enabled: false }).where('id', '=', banned.id).execute();
    const id = await aUnique(ada);

    const response = await send(ada, { item_type_id: id, ...(to !== undefined && { username: to }) });

    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ error });
    expect(await itemCount()).toBe(0);
  });

  test('is refused for another player’s unique, for other items and for unknown variants [GU-03]', async () => {
    const [ada, grace] = [await world.aPlayer('Ada'), await world.aPlayer('Grace')];
    const theirs = await aUnique(grace);
    const mine = await aUnique(ada, { variants: ['Orange'] });
    await world.aSet({ id: 40 });
    const plain = await world.anItemType({ set_id: 40 });
    const refusals: Record<string, unknown>[] = [];

    for (const body of [
      { item_type_id: theirs },
      { item_type_id: plain },
      { item_type_id: mine, variant_id: 9 },
      { item_type_id: 999_999 },
    ]) {
      const response = await send(ada, { ...body, username: 'Grace' });
      refusals.push({ status: response.statusCode, error: response.json().error });
    }

    expect(refusals).toEqual([
      { status: 409, error: 'Only an owner of this unique can gift it.' },
      { status: 409, error: 'Only unique items can be gifted.' },
      { status: 409, error: 'This item has no such variant.' },
      { status: 404, error: 'There is no such item type.' },
    ]);
    expect(await itemCount()).toBe(0);
  });

  test.each([
    {},
    { item_type_id: 'teapot' },
    { item_type_id: -1 },
    { item_type_id: 1, variant_id: 'plum' },
    { item_type_id: 1, variant_id: 99_999_999_999 },
    { item_type_id: 1, username: 'a'.repeat(101) },
    { item_type_id: 1, username: 'a\u0000b' },
  ])('%o is bad input [ER-03]', async (body) => {
    const ada = await world.aPlayer('Ada');

    const response = await world.call(sendGift, { as: ada, body: { username: 'Ada', ...body } as never });

    expect(response.statusCode).toBe(400);
  });
});

test.each([listGiftableUniques, sendGift])('$path needs key and token [AP-01, AP-09]', async (endpoint) => {
  const [ada, grace] = [await world.aPlayer(), await world.aPlayer()];
  const item_type_id = await aUnique(ada);
  await world.db
    .updateTable('session')
    .set({ expires_at: world.clock.now })
    .where('player_id', '=', ada.id)
    .execute();
  const ask = async (options: { as?: TestPlayer; key?: null }) =>
    (await world.call(endpoint, { body: { item_type_id, username: grace.username }, ...options } as never))
      .statusCode;

  expect(await ask({ as: grace, key: null })).toBe(401);
  expect(await ask({})).toBe(401);
  expect(await ask({ as: { ...grace, token: 'made-up' } })).toBe(401);
  expect(await ask({ as: ada })).toBe(401);
  expect(await itemCount()).toBe(0);
});
