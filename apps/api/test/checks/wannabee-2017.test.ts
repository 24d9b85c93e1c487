import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { misread, type Recording } from '../recordings/recording.ts';
import { type Known, LOGINS, READS, WANNABEE_HOST } from '../recordings/wannabee-2017.ts';
import { createSmallWorld } from '../small-world.ts';
import { TEST_KEY } from '../world.ts';

const OLD_HOST = 'api.wallabee.example';
const { app } = await createSmallWorld({ API_HOSTS: `${OLD_HOST}=2012,${WANNABEE_HOST}=2017` });

const visitor: Known = { key: TEST_KEY };
let known = visitor;

beforeAll(async () => {
  const { token, user_id } = await answerTo(LOGINS[0], visitor);
  known = { key: TEST_KEY, token, userId: String(user_id) };
});

describe('the logins of WannaBee', () => {
  test.each(LOGINS)('$name has the types it reads [DV-02]', async (login) => {
    expect(misread(await answerTo(login, visitor), login.reads)).toEqual([]);
  });

  test.each([
    { host: OLD_HOST, url: '/login' },
    { host: 'wallabee.example', url: '/api/login' },
  ])('its form is read at $host, too [DV-02]', async ({ host, url }) => {
    for (const { headers, body } of LOGINS) {
      const response = await app.inject({
        method: 'POST',
        url,
        headers: { ...headers(visitor), host },
        payload: body,
      });
      expect(response.json()).toMatchObject({ valid: true, username: 'demo' });
    }
  });

  test('a wrong password is not answered with 200 [DV-02]', async () => {
    const { headers, body } = LOGINS[0];
    const wrong = Buffer.from(String(body).replace('honeycomb', 'honeypot'));

    const response = await app.inject({
      method: 'POST',
      url: '/login',
      headers: headers(visitor),
      payload: wrong,
    });

    expect(response.statusCode).toBe(401);
  });
});

describe('WannaBee with a token', () => {
  test.each([READS.ownSets, READS.sets, READS.pouch, READS.ownExclusives, READS.ownUniques, READS.places])(
    '$name reads its types [DV-02]',
    async (recording) => {
      expect(misread(await answerTo(recording, known), recording.reads)).toEqual([]);
    },
  );

  test('finds places before it has a location [DV-02]', async () => {
    expect(await answerTo(READS.placesNowhere, known)).toEqual({ places: expect.any(Array) });
  });

  test('recognizes exactly the saved items of every set [DV-02]', async () => {
    const { sets } = await answerTo(READS.ownSets, known);

    for (const { id, found } of sets) {
      const { items } = await readSet(id);
      const numbers = items.filter(({ number }: { number?: unknown }) => typeof number === 'number');
      expect({ id, saved: numbers.length }).toEqual({ id, saved: found });
    }
    expect(sets.some(({ found }: { found: number }) => found > 0)).toBe(true);
  });

  test('reads the items at every place nearby [DV-02]', async () => {
    const { places } = await answerTo(READS.places, known);
    const full = places.filter(({ item_count }: { item_count: number }) => item_count > 0);

    for (const { id } of full) {
      const here = await answerTo(READS.placeItems, { ...known, placeId: id });
      expect(misread(here, READS.placeItems.reads)).toEqual([]);
    }
    expect(full.length).toBeGreaterThan(0);
  });

  test('loads the picture of an item without a key [DV-02]', async () => {
    const { items } = await answerTo(READS.pouch, known);
    const { pathname } = new URL(items[0].image_url_50);

    const response = await app.inject({ url: pathname, headers: { host: WANNABEE_HOST } });

    expect(response.headers['content-type']).toBe('image/png');
  });
});

async function readSet(setId: number) {
  const { ownSet, ownExclusives, ownUniques } = READS;
  const recording = { 20: ownExclusives, 25: ownUniques }[setId] ?? ownSet;
  const set = await answerTo(recording, { ...known, setId });
  expect(misread(set, recording.reads)).toEqual([]);
  return set;
}

async function answerTo({ name, method, path, headers, body }: Recording<Known>, asked: Known) {
  const response = await app.inject({
    method,
    url: path(asked),
    headers: headers(asked),
    ...(body && { payload: body }),
  });
  expect({ name, status: response.statusCode }).toEqual({ name, status: 200 });
  const isZipped = response.headers['content-encoding'] === 'gzip';
  return JSON.parse((isZipped ? gunzipSync(response.rawPayload) : response.rawPayload).toString());
}
