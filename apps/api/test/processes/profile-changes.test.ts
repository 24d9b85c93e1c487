import { readThread } from '@wallabee/contract/forums/forum';
import { readHistory } from '@wallabee/contract/items/history';
import { readItemType } from '@wallabee/contract/items/item-type';
import { readProfile } from '@wallabee/contract/players/profile';
import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import { ForumId, ThreadId } from '@wallabee/contract/protocol/ids';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { forumBuilders } from '../builders/forum-builders.ts';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../world.ts';
import { startSecondServer } from './second-server.ts';

// The first server reads and caches, the second writes. Their clock stands still: no TTL passes.
const world = await createTestWorld();
const second = await startSecondServer(world);
const { aForum, aThread, aMember } = forumBuilders(world.db, world.aPlayer);

test('a new name and a new picture, made at one server, are shown by the other [SP-08]', async () => {
  const [staff, ada] = [await aMember({ account_type: 'staff' }), await aMember()];
  await world.aSet({ id: 25 });
  const unique = await world.anItemType({ set_id: 25 });
  await world.db
    .insertInto('unique_owner')
    .values({ item_type_id: unique, position: 0, player_id: ada.id })
    .execute();
  await world.catalogue.reload();
  const { item_id } = await world.anItem({
    item_type_id: await world.anItemType({ set_id: await world.aSet() }),
  });
  await world.aHistory({ item_id, type: 'itemfound', user_id: ada.id });
  const threadId = ThreadId.parse(400);
  await aForum({ id: ForumId.parse(4) });
  await aThread({ id: threadId, forum_id: 4, author_id: ada.id });
  const thread = { params: { threadId, page: 0 } };
  const shown = async () => [
    (await read(readProfile, undefined, { params: { player: `${ada.id}` } })).name,
    (await read(readHistory, undefined, { params: { itemId: item_id } }))[0].user.name,
    (await read(readThread, staff, thread)).posts[0].user.name,
  ];
  const owner = async () =>
    (await read(readItemType, undefined, { params: { itemTypeId: unique } })).owners[0].name;
  const before = [...(await shown()), await owner()];

  await write('profile', ada, `${new URLSearchParams({ name: 'Zoë Elsewhere' })}`, FORM);

  expect(before).toEqual(before.map(() => ada.username));
  expect(new Set(await shown())).toEqual(new Set(['Zoë Elsewhere']));
  // The catalogue is read anew in the background.
  await expect.poll(owner).toBe('Zoë Elsewhere');

  const keyOf = async () => (await read(readThread, staff, thread)).posts[0].user.image_key;
  const drawn = await keyOf();
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await write('picture', ada, picture, 'image/png');
  expect(await keyOf()).not.toBe(drawn);
  const image = await world.app.inject(`/art/player-${ada.id}-50.webp?k=${await keyOf()}`);
  expect(image.headers['cache-control']).toContain('immutable');

  await write('picture/remove', ada, '', FORM);
  expect(await keyOf()).toBe(drawn);
});

async function read<E extends Endpoint>(endpoint: E, as: TestPlayer | undefined, input: object) {
  return (await world.call(endpoint, { ...(as && { as }), ...input } as never)).json();
}

async function write(path: string, { token }: TestPlayer, payload: string | Buffer, type: string) {
  const headers = { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': token, 'content-type': type };
  const response = await second.app.inject({ method: 'POST', url: `/api/me/${path}`, headers, payload });
  expect(response.statusCode, response.body).toBe(200);
}

const FORM = 'application/x-www-form-urlencoded';
