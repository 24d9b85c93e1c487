import type { WorldKind } from '@wallabee/demo-world/world-size';
import type pg from 'pg';

/** What the database says about the world in it. */
export interface WorldRecord {
  kind: WorldKind | 'imported';
  seed: number | null;
  /** Null while it is being loaded, and for ever where that was cut short. */
  loaded_at: Date | null;
}

/** Several processes may start at once: one makes the world, the others wait here and find it made. */
export async function lockWorld(client: pg.Client) {
  await client.query('select pg_advisory_lock($1)', [WORLD_LOCK]);
}

/** Let go when the connection ends. */
const WORLD_LOCK = 824_663;

export async function findWorld(client: pg.Client): Promise<WorldRecord | undefined> {
  const { rows } = await client.query<WorldRecord>('select kind, seed, loaded_at from world');
  return rows[0];
}

/** Says, before anything else is touched, that what is in the database from now on is not whole. */
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
  // Not now(), which in the transaction that loads the world is the time of its beginning.
  await client.query('update world set loaded_at = clock_timestamp()');
}

export async function deleteRecord(client: pg.Client) {
  await client.query('delete from world');
}

/** Somebody's players or somebody's catalogue: nothing to be overwritten by a demo world. */
export async function hasContents(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    'select exists (select from player) or exists (select from item_set) as found',
  );
  return rows[0]?.found === true;
}
