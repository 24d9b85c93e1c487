import { LONGEST_NAME } from '@wallabee/contract/players/display-name-rules';
import { changeOwnProfile, readOwnProfile } from '@wallabee/contract/players/own-profile';
import { readProfile } from '@wallabee/contract/players/profile';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
let ada: TestPlayer;

type Fields = Partial<Record<'name' | 'bio' | 'home_location', string>>;

beforeEach(async () => {
  ada = await world.aPlayer('ada');
  await set(ada, { name: 'Ada', bio: 'Old bio', home_location: 'Saltby' });
});

const set = (player: TestPlayer, row: Record<string, unknown>) =>
  world.db.updateTable('player').set(row).where('id', '=', player.id).execute();
const change = (body: Fields, as: TestPlayer | undefined = ada) =>
  world.call(changeOwnProfile, { ...(as && { as }), body });
const read = async () => (await world.call(readOwnProfile, { as: ada })).json();

describe('POST me/profile [SP-08]', () => {
  test('changes what is sent, tidied, and leaves the rest', async () => {
    const response = await change({ name: '  Zoe\u0308  L. ', bio: 'One\r\n\r\n\r\n\r\nTwo ' });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      name: 'Zoë L.',
      bio: 'One\n\nTwo',
      home_location: 'Saltby',
      has_picture: false,
      may_change: true,
    });
    expect(await read()).toEqual(response.json());
    const shown = await world.call(readProfile, { params: { player: 'zoe l.' } });
    expect(shown.json()).toMatchObject({ id: ada.id, name: 'Zoë L.', bio: 'One\n\nTwo' });
  });

  test('a bio and a home can be emptied, a name cannot', async () => {
    expect((await change({ bio: '', home_location: ' ' })).json()).toMatchObject({
      bio: '',
      home_location: '',
    });

    const response = await change({ name: ' ' });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ name: 'must not be empty' });
  });

  test.each([
    { why: 'too long a name', body: { name: 'x'.repeat(LONGEST_NAME + 1) }, field: 'name' },
    { why: 'a name that turns the text around', body: { name: 'Ada\u202e' }, field: 'name' },
    { why: 'a name of two alphabets', body: { name: 'Аda' }, field: 'name' },
    { why: 'a reserved name', body: { name: 'WallaBee Staff' }, field: 'name' },
    { why: 'too long a bio', body: { bio: 'x'.repeat(1_001) }, field: 'bio' },
    { why: 'a bio of too many lines', body: { bio: 'x\n'.repeat(21) }, field: 'bio' },
    {
      why: 'a home with control characters',
      body: { home_location: 'Salt\u0007by' },
      field: 'home_location',
    },
  ])('refuses $why and changes nothing', async ({ body, field }) => {
    const before = await read();

    const response = await change({ home_location: 'Elsewhere', ...body });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'bad_input', fields: { [field]: expect.any(String) } });
    expect(await read()).toEqual(before);
  });

  test('nobody takes a name that looks like one of staff, but shares any other', async () => {
    const hanneke = await world.aPlayer('hvos');
    await set(hanneke, { name: 'Hanneke Vos', account_type: 'staff' });
    await set(await world.aPlayer('bob'), { name: 'Robin' });

    for (const name of ['hannéke vos', 'HVOS', 'Hanneke-Vos.', 'HannekeVos', 'Hanneke V0s']) {
      const response = await change({ name });
      expect([name, response.statusCode, response.json().fields]).toEqual([
        name,
        400,
        { name: 'is reserved' },
      ]);
    }
    expect((await change({ name: 'Robin' })).statusCode).toBe(200);
    expect((await change({ name: 'Hanneke Vos', bio: 'Of the team' }, hanneke)).statusCode).toBe(200);
  });

  test('an older name against the rules stays until it is changed', async () => {
    await set(ada, { name: '★ Ada ★' });

    expect((await change({ bio: 'New' })).statusCode).toBe(200);
  });

  test('a muted player can remove what they wrote, and write nothing new', async () => {
    await set(ada, { has_forums_right: false });

    const response = await change({ bio: 'Shouting' });

    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'refused', reason: 'muted', error: expect.any(String) });
    expect((await change({ bio: '', home_location: '' })).json()).toMatchObject({
      bio: '',
      may_change: false,
    });
  });

  test('needs a login, and is limited', async () => {
    expect((await change({ bio: 'x' }, { ...ada, token: 'wrong' })).statusCode).toBe(401);
    expect((await world.call(readOwnProfile, {})).statusCode).toBe(401);

    for (let call = 0; call < 60; call += 1) await change({ bio: `Bio ${call}` });
    const response = await change({ bio: 'Once more' });
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toMatch(/^\d+$/);
  });

  test('is activity [PP-02]', async () => {
    await set(ada, { last_active_at: '2020-01-01T00:00:00Z' });

    await change({ bio: 'Here' });

    const shown = await world.call(readProfile, { params: { player: 'ada' } });
    expect(shown.json().last_active).toBe(world.clock.now.toISOString());
  });
});
