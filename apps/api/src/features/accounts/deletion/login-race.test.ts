import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { logIn } from '@wallabee/contract/accounts/account';
import { deletionDateFrom } from '@wallabee/contract/accounts/deletion-rules';
import { readProfile } from '@wallabee/contract/players/profile';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../../test/world.ts';
import { lockPlayers } from '../../world/world.public.ts';
import { closeAccount, endAllSessions } from './deletion.queries.ts';

const world = await createTestWorld();
/** For the login to ask for the row of the player. */
const LONG_ENOUGH_TO_WAIT_MS = 1_000;

test('a login that was under way when the account was closed restores it, too', async () => {
  const { id, username } = await world.aPlayer('ada');
  await world.db
    .updateTable('player')
    .set({ password_hash: await hash('honeycomb') })
    .execute();
  const now = world.clock.now;

  const login = await world.db.transaction().execute(async (trx) => {
    await lockPlayers(trx, [id]);
    const answer = world.call(logIn, { body: { username, password: 'honeycomb' } });
    await sleep(LONG_ENOUGH_TO_WAIT_MS);
    await closeAccount(trx, { playerId: id, now, dueAt: deletionDateFrom(now) });
    await endAllSessions(trx, id);
    return { answer };
  });

  expect((await login.answer).json()).toMatchObject({ valid: true, restored: true });
  const profile = await world.call(readProfile, { params: { player: username } });
  expect(profile.json()).toMatchObject({ is_enabled: true, deletion_date: null });
});
