import { readBellSettings, renewFeed } from '@wallabee/contract/bell/bell-settings';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { createDeliveryWorld } from '../../../test/outside/delivery-world.ts';
import { startSecondServer } from '../../../test/processes/second-server.ts';
import type { TestPlayer } from '../../../test/world.ts';

const world = await createDeliveryWorld({ SITE_URL: 'https://wallabee.example' });

/** The first one, where the player has none. */
async function madeAddressesOf(as: TestPlayer) {
  await world.call(renewFeed, { as });
  return addressesOf(as);
}

async function addressesOf(as: TestPlayer) {
  const { feed } = (await world.call(readBellSettings, { as })).json();
  return { atom: new URL(feed.atom_url).pathname, json: new URL(feed.json_url).pathname };
}

test('the feed lists what rang for it, the newest first [AL-04]', async () => {
  const [ada, ben] = [await world.aPerson(), await world.aPerson()];
  await world.ring(ada, { kind: 'alerts', words: 'A Yeti is on the Market' });
  await world.ring(ada, { kind: 'messages', words: 'Not in the feed' });
  await world.ring(ada, { kind: 'trades', words: 'Zoë <offers> a Goose' });
  await world.ring(ben, { words: 'For Ben' });
  const { atom, json } = await madeAddressesOf(ada);

  const response = await world.app.inject(json);

  expect(response.headers).toMatchObject({
    'content-type': 'application/feed+json; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(response.headers['access-control-allow-origin']).toBeUndefined();
  expect(response.json().items).toMatchObject([
    {
      id: 'tag:wallabee.example,2026:notification/3',
      url: 'https://wallabee.example/swaps/7',
      title: 'Zoë <offers> a Goose.',
      date_published: '2026-06-01T12:00:00.000Z',
    },
    { id: 'tag:wallabee.example,2026:notification/1', title: 'A Yeti is on the Market.' },
  ]);
  const { feed } = new XMLParser().parse((await world.app.inject(atom)).body, true);
  expect(feed.entry.map(({ id }: { id: string }) => id)).toEqual([
    'tag:wallabee.example,2026:notification/3',
    'tag:wallabee.example,2026:notification/1',
  ]);
});

test('it is answered with 304 until something rings', async () => {
  const ada = await world.aPerson();
  const { json } = await madeAddressesOf(ada);
  const { headers } = await world.app.inject(json);
  const again = () => world.app.inject({ url: json, headers: { 'if-none-match': String(headers.etag) } });

  expect((await again()).statusCode).toBe(304);
  await world.ring(ada);
  expect((await again()).statusCode).toBe(200);
});

test('after a change only the new address works [AL-04]', async () => {
  const ada = await world.aPerson();
  await world.ring(ada);
  const old = await madeAddressesOf(ada);

  const renewed = (await world.call(renewFeed, { as: ada })).json();

  expect((await world.app.inject(old.json)).statusCode).toBe(404);
  expect((await world.app.inject(old.atom)).statusCode).toBe(404);
  const { pathname } = new URL(renewed.json_url);
  expect((await world.app.inject(pathname)).json().items).toHaveLength(1);
  expect((await addressesOf(ada)).json).toBe(pathname);
});

test('the feed does not contain its address, and a change leaves all ids as they are [AL-04]', async () => {
  const ada = await world.aPerson();
  await world.ring(ada);
  const idsIn = (text: string) => text.match(/tag:wallabee\.example,2026:[a-z]+\/\d+/g);
  const read = async () => {
    const { atom, json } = await madeAddressesOf(ada);
    const secret = json.split('/').at(-1)?.split('.')[0] ?? '';
    const texts = [await world.app.inject(atom), await world.app.inject(json)].map(({ body }) => body);
    for (const text of texts) expect(text).not.toContain(secret);
    return { secret, ids: texts.map(idsIn) };
  };

  const [before, after] = [await read(), await read()];

  expect(after.secret).not.toBe(before.secret);
  expect(after.ids).toEqual(before.ids);
  const entry = expect.stringMatching(/:notification\/\d+$/);
  expect(after.ids).toEqual([[`tag:wallabee.example,2026:bell/${ada.id}`, entry], [entry]]);
});

test('the first call may be the one that changes the address', async () => {
  const ada = await world.aPerson();

  const { atom_url } = (await world.call(renewFeed, { as: ada })).json();

  expect((await world.app.inject(new URL(atom_url).pathname)).statusCode).toBe(200);
});

test.each([
  '/feeds/private/.json',
  '/feeds/private/wrong.json',
  '/feeds/private/wrong.rss',
  '/feeds/private/%00.atom',
])('%s does not exist', async (url) => {
  await madeAddressesOf(await world.aPerson());

  expect((await world.app.inject(url)).statusCode).toBe(404);
});

test('the feed of a banned player does not exist', async () => {
  const { json } = await madeAddressesOf(await world.aPerson());
  await world.db.updateTable('player').set({ is_enabled: false }).execute();

  expect((await world.app.inject(json)).statusCode).toBe(404);
});

test('the log does not contain the secret', async () => {
  const { json } = await madeAddressesOf(await world.aPerson());
  const lines: string[] = [];
  const logTo = { write: (line: string) => lines.push(line) };
  const server = await startSecondServer(world, { environment: { LOG_LEVEL: 'trace' }, logTo });

  await server.app.inject(json);

  expect(lines.join('')).toContain('/feeds/private/:secret.json');
  expect(lines.join('')).not.toContain(json.split('/').at(-1)?.split('.')[0]);
});
