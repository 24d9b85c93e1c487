import type { BellKind } from '@wallabee/contract/bell/bell-kinds';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { canLogIn } from './can-log-in.queries.ts';

export interface DuePush {
  created_at: Date;
  attempts: number;
  notification_id: number;
  kind: BellKind;
  about: string;
  words: string;
  url: string;
  picture: { of: 'player' | 'item'; id: number } | null;
  device: { endpoint: string; public_key: string; auth_secret: string };
  is_wanted: boolean;
}

/** It is not wanted where the account is closed, or where the notification has been read on the site. */
export async function findDuePush(db: Db, delivery: number, now: Date): Promise<DuePush | undefined> {
  const { rows } = await sql<DuePush>`
    select delivery.created_at, attempts, notification_id, kind, about, words, notification.url, picture,
      json_build_object(
        'endpoint', endpoint, 'public_key', public_key, 'auth_secret', auth_secret
      ) as device,
      ${canLogIn(now)} and read_at is null as is_wanted
    from delivery
    join push_device using (device_id)
    join notification using (notification_id)
    join player on player.id = push_device.player_id
    where delivery_id = ${delivery}`.execute(db);
  return rows[0];
}

export async function deletePush(db: Db, delivery: number) {
  await db.deleteFrom('delivery').where('delivery_id', '=', delivery).execute();
}

export async function markPushed(trx: Db, job: { delivery: number; target: number }, now: Date) {
  await deletePush(trx, job.delivery);
  await trx
    .updateTable('push_device')
    .set({ last_rang_at: now })
    .where('device_id', '=', job.target)
    .execute();
}

/** With everything that waits for it. */
export async function forgetDevice(db: Db, device: number) {
  await db.deleteFrom('push_device').where('device_id', '=', device).execute();
}

export async function retryPush(
  db: Db,
  delivery: number,
  attempt: { next_attempt_at: Date; status: number | null; failure: string | null },
) {
  await db.updateTable('delivery').set(attempt).where('delivery_id', '=', delivery).execute();
}
