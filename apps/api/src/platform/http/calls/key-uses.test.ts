import { logIn } from '@wallabee/contract/accounts/account';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../../test/world.ts';
import { ensureSiteKey } from '../../sessions/application-keys.queries.ts';

const world = await createTestWorld();

test('calls and refusals of a key are counted, by every limit', async () => {
  await ensureSiteKey(world.db, 'a-key-of-many-logins');
  const logInOnce = () =>
    world.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: '10.4.0.1',
      headers: { 'x-wallabee-api-key': 'a-key-of-many-logins' },
    });
  for (let turn = 0; turn < logIn.limit.calls + 2; turn += 1) await logInOnce();

  await expect
    .poll(() => world.db.selectFrom('application_key_use').select(['calls', 'refused']).execute())
    .toEqual([{ calls: logIn.limit.calls + 2, refused: 2 }]);
});
