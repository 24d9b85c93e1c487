import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOST_2012, type Known } from '../recordings/known-2012.ts';
import { PERL_SCRIPTS } from '../recordings/perl-scripts-2012.ts';
import { PHP_WRAPPER, REFUSED_TO_THE_PHP_WRAPPER } from '../recordings/php-wrapper-2012.ts';
import { PIRATEWALLA } from '../recordings/piratewalla-2012.ts';
import { misread, type Recording } from '../recordings/recording.ts';
import { RUBY_GEM } from '../recordings/ruby-gem-2012.ts';
import { PICTURES_OF_WALLABEE_API_IOS, WALLABEE_API_IOS } from '../recordings/wallabee-api-ios-2012.ts';
import { createSmallWorld } from '../small-world.ts';
import { TEST_KEY } from '../world.ts';

const { app } = await createSmallWorld({ API_HOSTS: `${HOST_2012}=2012` });

let known: Known;

beforeAll(async () => {
  known = await learn();
});

describe.each([
  { client: 'PirateWalla', recordings: PIRATEWALLA },
  { client: 'the library of PirateWalla', recordings: WALLABEE_API_IOS },
  { client: 'the Ruby gem', recordings: RUBY_GEM },
  { client: 'the Perl scripts', recordings: PERL_SCRIPTS },
  { client: 'the PHP wrapper', recordings: PHP_WRAPPER },
])('$client', ({ recordings }) => {
  test.each<Recording<Known>>([...recordings])(
    '$name: every field has the expected type [DV-01]',
    async (recording) => {
      const { statusCode, text } = await send(recording);

      expect(statusCode).toBe(200);
      expect(text).toMatch(/^[\0-\x7f]*$/);
      expect(misread(JSON.parse(text), recording.reads)).toEqual([]);
    },
  );
});

test.each(REFUSED_TO_THE_PHP_WRAPPER)('$name is refused with an error [DV-01]', async (recording) => {
  const { statusCode, text } = await send(recording);

  expect(statusCode).toBe(404);
  expect(misread(JSON.parse(text), recording.reads)).toEqual([]);
});

test.each(PICTURES_OF_WALLABEE_API_IOS)(
  '$name is a PNG, without a key [DV-01]',
  async ({ path, headers }) => {
    const response = await app.inject({ url: path(known), headers });

    expect(response.headers['content-type']).toBe('image/png');
  },
);

test.each([25, 50, 60, 100, 120, 200, 512])(
  'the URL of the picture of %i pixels is a PNG [DV-01]',
  async (size) => {
    const { items } = await read(`/users/${known.userId}/pouch`);
    const { pathname } = new URL(items[0][`image_url_${size}`]);

    const response = await app.inject({ url: pathname, headers: { host: HOST_2012 } });

    expect({ status: response.statusCode, type: response.headers['content-type'] }).toEqual({
      status: 200,
      type: 'image/png',
    });
  },
);

test('PirateWalla distinguishes locked items from others [DV-01]', async () => {
  const { items } = await read(`/users/${known.userId}/pouch`);
  const today = await readToday(`/users/${known.userId}/pouch`);

  const locked = (list: { status: string }[]) => list.map(({ status }) => status === 'LOCKED');
  expect(locked(items)).toEqual(locked(today.items));
  expect(items.some(({ status }: { status: string }) => status === '')).toBe(true);
});

test('only saved items of a set have a number, and only saved uniques are listed [DV-01]', async () => {
  const { sets } = await readToday(`/users/${known.userId}/sets`);

  for (const { id, found } of sets) {
    const { items } = await read(`/users/${known.userId}/sets/${id}`);
    const collected = items.filter(({ number, item_id }: Owned) => number !== '' && item_id !== '');
    expect({ id, collected: collected.length }).toEqual({ id, collected: found });
  }
  const uniques = sets.find(({ id }: { id: number }) => id === 25);
  const { items } = await read(`/users/${known.userId}/unique`);
  expect(items).toHaveLength(uniques.found);
});

interface Owned {
  number: string;
  item_id: string;
}

/** Reads from the current API what the user of a client would know. */
async function learn(): Promise<Known> {
  const player = await readToday('/users/demo');
  const { sets } = await readToday(`/users/${player.id}/sets`);
  const { items: saved } = await readToday(`/users/${player.id}/saveditems`).then(({ saveditems }) => ({
    items: Object.values(saveditems) as { item_id: number; number: number }[],
  }));
  const { places } = await readToday('/places?lat=51.5074&lng=-0.1278');
  const types = await readToday('/items/all');
  const mixed = types.find(
    ({ mix, total_issued }: { mix: number[]; total_issued: number }) => mix.length > 0 && total_issued > 0,
  );
  const place = places.find(({ item_count }: { item_count: number }) => item_count > 0);
  return {
    key: TEST_KEY,
    username: 'demo',
    userId: String(player.id),
    setId: String(
      sets.find(
        ({ found, numberinset }: { found: number; numberinset: number }) => found > 0 && found < numberinset,
      ).id,
    ),
    itemTypeId: String(mixed.item_type_id),
    foundTypeId: String(
      types.find(({ categories }: { categories: number[] }) => categories.length > 0).item_type_id,
    ),
    itemId: String(saved[0]?.item_id),
    number: String(saved[0]?.number),
    placeId: String(place.id),
    categoryId: String(place.category_id),
  };
}

async function readToday(path: string) {
  const response = await app.inject({ url: `/api${path}`, headers: { 'x-wallabee-api-key': TEST_KEY } });
  expect({ path, status: response.statusCode }).toEqual({ path, status: 200 });
  return response.json();
}

async function read(path: string) {
  const headers = { host: HOST_2012, 'x-wallabee-api-key': TEST_KEY };
  const response = await app.inject({ url: path, headers });
  expect({ path, status: response.statusCode }).toEqual({ path, status: 200 });
  return response.json();
}

async function send({ method, path, headers, body }: Recording<Known>) {
  const response = await app.inject({
    method,
    url: path(known),
    headers: headers(known),
    ...(body && { payload: body }),
  });
  const isZipped = response.headers['content-encoding'] === 'gzip';
  const text = (isZipped ? gunzipSync(response.rawPayload) : response.rawPayload).toString();
  return { statusCode: response.statusCode, text };
}
