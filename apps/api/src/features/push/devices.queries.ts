import { DeviceId, type PushDevice } from '@wallabee/contract/bell/push';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { PushDevice as DeviceRow } from '../../platform/db/table-types.ts';
import { hexDigest } from '../../platform/sessions/digest.ts';

/** The newest first. */
export async function listDevices(db: Db, player: PlayerId): Promise<PushDevice[]> {
  const rows = await db
    .selectFrom('push_device')
    .select(SHOWN)
    .where('player_id', '=', player)
    .orderBy('device_id', 'desc')
    .execute();
  return rows.map(toDevice);
}

const SHOWN = ['device_id', 'name', 'endpoint', 'created_at', 'last_rang_at'] as const;

function toDevice(row: Pick<Selectable<DeviceRow>, (typeof SHOWN)[number]>): PushDevice {
  return {
    id: DeviceId.parse(row.device_id),
    name: row.name,
    endpoint_digest: hexDigest(row.endpoint),
    created_at: row.created_at.toISOString(),
    last_rang_at: row.last_rang_at?.toISOString() ?? null,
  };
}

/** Concurrent calls would both see the last free place, so the second waits for the first. */
export async function lockDevicesOfPlayer(trx: Db, player: PlayerId) {
  await trx.selectFrom('player').select('id').where('id', '=', player).forNoKeyUpdate().execute();
}

export async function countOtherDevices(trx: Db, player: PlayerId, endpoint: string): Promise<number> {
  const { count } = await trx
    .selectFrom('push_device')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player_id', '=', player)
    .where('endpoint', '<>', endpoint)
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewDevice {
  player_id: PlayerId;
  name: string;
  endpoint: string;
  public_key: string;
  auth_secret: string;
  created_at: Date;
}

/** What was to be pushed to the former player of the browser is dropped. */
export async function upsertDevice(trx: Db, device: NewDevice): Promise<PushDevice> {
  await trx
    .deleteFrom('push_device')
    .where('endpoint', '=', device.endpoint)
    .where('player_id', '<>', device.player_id)
    .execute();
  const { player_id, name, public_key, auth_secret } = device;
  const row = await trx
    .insertInto('push_device')
    .values(device)
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ player_id, name, public_key, auth_secret }),
    )
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
  return toDevice(row);
}

export async function deleteDevice(db: Db, player: PlayerId, device: DeviceId): Promise<boolean> {
  const row = await db
    .deleteFrom('push_device')
    .where('device_id', '=', device)
    .where('player_id', '=', player)
    .returning('device_id')
    .executeTakeFirst();
  return row !== undefined;
}
