import type { ApplicationKeyId } from '@wallabee/contract/keys/application-key';
import { keyRefusal, MOST_KEYS } from '@wallabee/contract/keys/key-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { notFound, ProblemError } from '../../platform/problems.ts';
import { newKey } from '../../platform/sessions/key-format.ts';
import { countWorkingKeys, insertKey, lockKeysOfPlayer, revokeKey } from './keys.queries.ts';

export function makeKey(db: Db, order: { playerId: PlayerId; name: string; now: Date }) {
  return db.transaction().execute(async (trx) => {
    await lockKeysOfPlayer(trx, order.playerId);
    const reason = keyRefusal(await countWorkingKeys(trx, order.playerId));
    if (reason) {
      const error = `You have ${MOST_KEYS} keys that work, and that is the most. Revoke one first.`;
      throw new ProblemError(409, { code: 'refused', reason, error });
    }
    const key = newKey();
    return { id: await insertKey(trx, { ...order, key }), name: order.name, key };
  });
}

export async function endKey(db: Db, order: { playerId: PlayerId; keyId: ApplicationKeyId; now: Date }) {
  if (!(await revokeKey(db, order))) throw notFound('key');
}
