import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { Job } from './pump.ts';

/** The column that names the target of a delivery. */
export type TargetColumn = 'device_id' | 'webhook_id';

interface Asked {
  most: number;
  busy: readonly number[];
  now: Date;
}

/**
 * Takes deliveries that are due. Each is moved ahead, so that another process takes it only where this one has ended
 * before its attempt did.
 */
export async function claimDue(db: Db, target: TargetColumn, { most, busy, now }: Asked): Promise<Job[]> {
  const column = sql.ref(target);
  const { rows } = await sql<Job>`
    with due as (
      select delivery_id, row_number() over (partition by target order by delivery_id) as place
      from (
        select delivery_id, ${column} as target from delivery
        where next_attempt_at <= ${now} and ${column} is not null and ${column} <> all (${[...busy]}::int[])
        order by next_attempt_at limit ${MOST_LOOKED_AT}
      ) as earliest
    ), picked as (
      select delivery_id from delivery
      where delivery_id in (select delivery_id from due where place <= ${MOST_FOR_ONE_TARGET})
        and next_attempt_at <= ${now}
      order by next_attempt_at limit ${most}
      for update skip locked
    )
    update delivery
    set attempts = attempts + 1, last_attempt_at = ${now}, next_attempt_at = ${new Date(now.getTime() + LEASE_MS)}
    from picked where delivery.delivery_id = picked.delivery_id
    returning delivery.delivery_id as delivery, ${column} as target`.execute(db);
  return rows;
}

const MOST_LOOKED_AT = 200;
/** One slow server must not take all places. */
const MOST_FOR_ONE_TARGET = 3;
/** Longer than an attempt takes. */
const LEASE_MS = 60_000;
