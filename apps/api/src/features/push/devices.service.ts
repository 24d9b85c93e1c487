import { ECDH } from 'node:crypto';
import { MOST_DEVICES } from '@wallabee/contract/bell/bell-limits';
import type { addDevice, DeviceId, PushDevice } from '@wallabee/contract/bell/push';
import type { InputOf } from '@wallabee/contract/protocol/endpoint';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { addressFault } from '../../platform/outside/address-fault.ts';
import { badInput, notFound, ProblemError } from '../../platform/problems.ts';
import { countOtherDevices, deleteDevice, lockDevicesOfPlayer, upsertDevice } from './devices.queries.ts';

type Subscription = InputOf<typeof addDevice>['body'];

interface Addition {
  player: PlayerId;
  name: string;
  subscription: Subscription;
  now: Date;
}

export async function add(db: Db, { player, name, subscription, now }: Addition): Promise<PushDevice> {
  refuseBadSubscription(subscription);
  const { endpoint, keys } = subscription;
  return db.transaction().execute(async (trx) => {
    await lockDevicesOfPlayer(trx, player);
    if ((await countOtherDevices(trx, player, endpoint)) >= MOST_DEVICES) throw tooManyDevices();
    return upsertDevice(trx, {
      player_id: player,
      name,
      endpoint,
      public_key: keys.p256dh,
      auth_secret: keys.auth,
      created_at: now,
    });
  });
}

export async function remove(db: Db, player: PlayerId, device: DeviceId) {
  if (!(await deleteDevice(db, player, device))) throw notFound('device');
}

/** Nothing could be encrypted for a wrong key. */
function refuseBadSubscription({ endpoint, keys }: Subscription) {
  const fault = addressFault(endpoint);
  if (fault) throw badInput(`The endpoint ${fault}.`, { endpoint: fault });
  if (!isPublicKey(keys.p256dh))
    throw badInput('The public key is not one of the curve P-256.', {
      'keys.p256dh': 'must be a point of the curve P-256',
    });
  if (Buffer.from(keys.auth, 'base64url').length !== AUTH_BYTES)
    throw badInput('The secret must have 16 bytes.', { 'keys.auth': 'must have 16 bytes' });
}

const AUTH_BYTES = 16;
const UNCOMPRESSED_BYTES = 65;

function isPublicKey(text: string): boolean {
  const key = Buffer.from(text, 'base64url');
  try {
    return key.length === UNCOMPRESSED_BYTES && ECDH.convertKey(key, 'prime256v1').length > 0;
  } catch {
    return false;
  }
}

function tooManyDevices(): ProblemError {
  const error = `You have ${MOST_DEVICES} devices, and that is the most. Remove one first.`;
  return new ProblemError(409, { code: 'refused', reason: 'too_many_devices', error });
}
