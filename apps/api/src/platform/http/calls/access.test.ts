import type { DescribedCall } from '@wallabee/contract/protocol/endpoint';
import { beforeEach, describe, expect, test } from 'vitest';
import { ACCESS_ATTEMPTS } from '../../../../test/checks/access-attempts.ts';
import { type AccessScene, ADAS_SECRET, anAccessScene } from '../../../../test/checks/access-scene.ts';
import { type Operation, operationsOf } from '../../../../test/checks/api-description.ts';
import type { Attempt } from '../../../../test/checks/attempt.ts';
import { fingerprints } from '../../../../test/database.ts';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';
import { digest } from '../../sessions/digest.ts';
import { pageCredentialOf, updatePageDigest } from '../../sessions/page-sessions.queries.ts';

const world = await createTestWorld({}, { post: async () => ({ status: 204, failure: null }) });
const calls = operationsOf((await world.app.inject('/api/openapi.json')).json());
let scene: AccessScene;

beforeEach(async () => {
  scene = await anAccessScene(world);
});

test('every call that needs a token is tried here', () => {
  const needToken = calls.filter(({ operation }) => needsToken(operation));

  expect(needToken.map(({ name }) => name).sort()).toEqual(Object.keys(ACCESS_ATTEMPTS).sort());
});

function needsToken({ security }: Operation): boolean {
  return (
    security.length > 0 && security.every((way) => 'token' in way || 'pageSession' in way || 'app' in way)
  );
}

test.each(['no token', 'an unknown token', 'a token that has run out', "a banned player's token"])(
  'with %s every call is refused and changes nothing',
  async (kind) => {
    const token = await aBadToken(kind);
    const before = await fingerprints(world.db);

    for (const [name, attempts] of Object.entries(ACCESS_ATTEMPTS)) {
      for (const attempt of attempts) {
        const response = await send(name, attempt.path(scene, 'stranger'), { attempt, token });
        expect({ name, status: response.statusCode }).toEqual({ name, status: 401 });
        expect(response.json()).toMatchObject({ code: 'login_required' });
      }
    }
    expect(await fingerprints(world.db)).toEqual(before);
  },
);

test('a page session only reads the forums and changes nothing', async () => {
  const pageSession = pageCredentialOf(scene.ada.token);
  await updatePageDigest(world.db, scene.ada.token);
  const before = await fingerprints(world.db);

  for (const [name, attempts] of Object.entries(ACCESS_ATTEMPTS)) {
    for (const attempt of attempts) {
      const response = await send(name, attempt.path(scene, 'owner'), { attempt, pageSession });
      const status = FORUM_READS.includes(name) ? attempt.answers.owner : 401;
      expect({ name, status: response.statusCode }).toEqual({ name, status });
    }
  }
  expect(await fingerprints(world.db)).toEqual(before);
});

const FORUM_READS = [
  'GET /forum/search',
  'GET /forum/{forumId}/{page}',
  'GET /forum/thread/{threadId}/{page}',
  'GET /forum/thread/{threadId}/{page}/cards',
  'GET /forum/thread/{threadId}/days',
  'GET /forum/thread/{threadId}/items',
  'GET /me/forum',
  'GET /me/forum/{forumId}/{page}',
  'GET /me/forum/thread/{threadId}/{page}',
  'GET /me/forum/threads',
  'GET /me/forum-drafts',
];

test.each(['/forum', '/sets', '/blog', '/items/1'])(
  'a public answer at %s is not cached when staff request it',
  async (path) => {
    const headers = { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': scene.staff.token };

    const response = await world.app.inject({ url: `/api${path}`, headers });

    expect(response.headers['cache-control']).toBe('private, no-store');
  },
);

describe('answers for another player, staff and the owner', () => {
  test.each(Object.entries(ACCESS_ATTEMPTS))('%s', async (name, attempts) => {
    for (const attempt of attempts) {
      await tryAs('stranger', name, attempt);
      await tryAs('staff', name, attempt);
      await tryAs('owner', name, attempt);
    }
  });
});

async function tryAs(who: 'stranger' | 'staff' | 'owner', name: string, attempt: Attempt) {
  const { token } = who === 'owner' ? scene.ada : scene[who];
  const before = await fingerprints(world.db);
  const response = await send(name, attempt.path(scene, who), { attempt, token });
  const result = { who, why: attempt.why, status: response.statusCode };
  expect(result).toEqual({ ...result, status: attempt.answers[who] });
  if (response.statusCode >= 300) expect(await fingerprints(world.db)).toEqual(before);
  if (who === 'staff') expect(response.headers['cache-control']).toBe('private, no-store');
  if (who === 'owner') return;
  const secret = attempt.namesTypes ? `"text":"${ADAS_SECRET}"` : ADAS_SECRET;
  expect(response.body).not.toContain(secret);
  expect(await adasOwn()).toEqual({ unread: 1, keys: 1, sessions: 1, birthday: null, redeemed: null });
}

async function adasOwn() {
  const { ada } = scene;
  const { db } = world;
  const [conversation, keys, sessions, player, code] = await Promise.all([
    db.selectFrom('conversation').select('unread').where('player_id', '=', ada.id).executeTakeFirst(),
    db
      .selectFrom('application_key')
      .select('id')
      .where('player_id', '=', ada.id)
      .where('revoked_at', 'is', null)
      .execute(),
    db.selectFrom('session').select('player_id').where('player_id', '=', ada.id).execute(),
    db.selectFrom('player').select('birthday_month').where('id', '=', ada.id).executeTakeFirst(),
    db.selectFrom('redeem_code').select('redeemed_by').executeTakeFirst(),
  ]);
  return {
    unread: conversation?.unread,
    keys: keys.length,
    sessions: sessions.length,
    birthday: player?.birthday_month,
    redeemed: code?.redeemed_by,
  };
}

let sent = 0;

function send(
  name: string,
  path: string,
  { attempt, token, pageSession }: { attempt: Attempt; token?: string | undefined; pageSession?: string },
) {
  const { body, json } = attempt;
  sent += 1;
  return world.app.inject({
    method: name.split(' ')[0] as DescribedCall['method'],
    url: `/api${path}`,
    // Calls are limited by address, so each one has its own.
    remoteAddress: `10.1.${sent >> 8}.${sent & 255}`,
    headers: {
      'x-wallabee-api-key': TEST_KEY,
      ...(token !== undefined && { 'x-user-token': token }),
      ...(pageSession !== undefined && { 'x-page-session': pageSession }),
      ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(body && { payload: new URLSearchParams(body(scene)).toString() }),
    ...(json && { payload: json(scene) }),
  });
}

async function aBadToken(kind: string): Promise<string | undefined> {
  if (kind === 'no token') return undefined;
  if (kind === 'an unknown token') return 'f'.repeat(32);
  const player = await world.aPlayer();
  if (kind === 'a token that has run out') {
    const expires_at = new Date(world.clock.now.getTime() - 1);
    await world.db
      .updateTable('session')
      .set({ expires_at })
      .where('token_digest', '=', digest(player.token))
      .execute();
  } else {
    await world.db.updateTable('player').set({ is_enabled: false }).where('id', '=', player.id).execute();
  }
  return player.token;
}
