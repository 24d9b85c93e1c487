import type { WorldKind } from '@wallabee/demo-world/world-size';
import type pg from 'pg';

export interface WorldRecord {
  kind: WorldKind | 'imported';
  seed: number | null;
  /** Null while the world is being loaded, and after an interrupted load. */
  loaded_at: Date | null;
}

/** Of several processes that start at once, one makes the world and the others wait here. */
export async function lockWorld(client: pg.Client) {
  await client.query('select pg_advisory_lock($1)', [WORLD_LOCK]);
}

const WORLD_LOCK = 824_663;

export async function findWorld(client: pg.Client): Promise<WorldRecord | undefined> {
  const { rows } = await client.query<WorldRecord>('select kind, seed, loaded_at from world');
  return rows[0];
}

export async function recordBeginning(
  client: pg.Client,
  world: { kind: WorldKind; seed: number; fingerprint: string },
) {
  await client.query(
    `insert into world (kind, seed, fingerprint, loaded_at) values ($1, $2, $3, null)
     on conflict (is_only) do update
       set kind = excluded.kind, seed = excluded.seed, fingerprint = excluded.fingerprint, loaded_at = null`,
    [world.kind, world.seed, world.fingerprint],
  );
}

export async function recordEnd(client: pg.Client) {
  // now() is the start of the transaction, and loading takes long.
  await client.query('update world set loaded_at = clock_timestamp()');
}

export async function deleteRecord(client: pg.Client) {
  await client.query('delete from world');
}

export async function hasContents(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    'select exists (select from player) or exists (select from item_set) as found',
  );
  return rows[0]?.found === true;
}
