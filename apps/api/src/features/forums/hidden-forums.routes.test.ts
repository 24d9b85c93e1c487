import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../test/builders/forum-builders.ts';
import { createTestWorld, TEST_KEY } from '../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aMember } = forumBuilders(world.db, world.aPlayer);

describe('a staff forum looks to others like one that does not exist:', () => {
  test.each<{ call: string; method: 'GET' | 'POST'; path: (forum: number, thread: number) => string }>([
    { call: 'its threads', method: 'GET', path: (forum) => `/forum/${forum}/0` },
    { call: 'its posts', method: 'GET', path: (_, thread) => `/forum/thread/${thread}/0` },
    { call: 'a new thread', method: 'POST', path: (forum) => `/forum/${forum}` },
    { call: 'a reply', method: 'POST', path: (_, thread) => `/forum/thread/${thread}` },
    { call: 'closing', method: 'GET', path: (_, thread) => `/forum/thread/${thread}/close` },
  ])('$call', async ({ method, path }) => {
    const staff = await aMember({ account_type: 'staff' });
    await aForum({ id: 23, title: 'Back office', visible_to: 'staff', threads_by: 'staff' });
    const thread = await aThread({ forum_id: 23, author_id: staff.id, title: 'Whom to warn' });
    const payload = method === 'POST' && { payload: { title: 'Hello', text: 'Hello' } };
    const ask = async (url: string, token?: string) => {
      const headers = { 'x-wallabee-api-key': TEST_KEY, ...(token && { 'x-user-token': token }) };
      const response = await world.app.inject({ method, url: `/api${url}`, headers, ...payload });
      const { request_id: _, ...body } = response.json();
      return { status: response.statusCode, body };
    };

    for (const token of [
      undefined,
      (await aMember()).token,
      (await aMember({ account_type: 'beekeeper' })).token,
    ]) {
      const hidden = await ask(path(23, thread), token);
      expect(hidden).toEqual(await ask(path(999, 999_999), token));
      expect(hidden.status).toBe(token ? 404 : 401);
      expect(JSON.stringify(hidden)).not.toMatch(/Back office|Whom to warn/);
    }
  });
});
