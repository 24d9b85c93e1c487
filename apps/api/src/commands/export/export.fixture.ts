import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { fromBufferPromise } from 'yauzl';
import { fingerprints } from '../../../test/database.ts';
import type { Db } from '../../platform/db/db.ts';
import { zipStream } from '../../platform/zip/zip-stream.ts';
import type { CommandContext } from '../command.ts';
import type { OpenWorld } from '../world/open-world.ts';
import { LEFT_OUT } from './left-out.ts';
import { Manifest } from './manifest.ts';

type Command = (context: CommandContext<OpenWorld & { url: string }>) => Promise<void>;

export async function run(
  command: Command,
  args: string[],
  site: { db: Db; url: string },
): Promise<string[]> {
  const lines: string[] = [];
  await command({
    args,
    report: (line) => lines.push(line),
    openWorld: async () => ({ ...site, migrated: [] }),
  });
  return lines;
}

const ODD_TEXTS = [
  '\\.',
  '\\N',
  'a\tb',
  'one\ntwo\r\n\\.\n',
  '\\',
  '',
  '🐝 é',
  '"quoted", {braces}',
  '=1+1',
  ' ',
];

/** Rows of tables that the generator does not write. */
export async function fillOtherTables(db: Db) {
  const [ada, bo] = await db.selectFrom('player').select('id').orderBy('id').limit(2).execute();
  const [player_id, other_id] = [ada?.id ?? 0, bo?.id ?? 0];
  const at = new Date('2026-06-01T12:00:00.123456Z');
  await db
    .insertInto('message')
    .values(ODD_TEXTS.map((text) => ({ sender_id: player_id, recipient_id: other_id, text, created_at: at })))
    .execute();
  await db
    .insertInto('player_picture')
    .values({ player_id, key: 'a'.repeat(16), image: Buffer.from([0, 255, 10, 92]), changed_at: at })
    .execute();
  await db.insertInto('muted_player').values({ player_id, muted_id: other_id, muted_at: at }).execute();
  await db
    .insertInto('swap_query')
    .values({ player_id, position: 1, name: 'Low', query: 'number < 100', is_on: true })
    .execute();
  await db.insertInto('bell_player').values({ player_id }).execute();
  await db
    .insertInto('webhook')
    .values({ player_id, url: 'https://a.example/', secret: Buffer.from('s'), created_at: at })
    .execute();
  await db
    .insertInto('event_log')
    .values({ kind: 'saved', at, data: '{"a": [1, null]}', player_ids: [player_id] })
    .execute();
  await db
    .insertInto('session')
    .values({ token_digest: Buffer.from('t'), player_id, expires_at: at })
    .execute();
  // The secret seed of a day to come, whose digest is public.
  await sql`
    insert into luck_seed (day, seed, digest)
    select '2099-01-01', seed, sha256(seed) from (select decode(repeat('5a', 32), 'hex') as seed) as made`.execute(
    db,
  );
  // The world loader leaves a sequence like this: set, and not used yet.
  await sql`alter table place alter column id restart with 700000`.execute(db);
}

export async function readManifest(file: string): Promise<Manifest> {
  const members = await readMembers(await readFile(file));
  return Manifest.parse(JSON.parse(String(members.get('manifest.json'))));
}

export async function readMembers(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const members = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    members.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return members;
}

export function edit(members: Map<string, Buffer>, name: string, from: string | RegExp, to: string) {
  const text = members.get(name)?.toString('latin1') ?? '';
  members.set(name, Buffer.from(text.replace(from, to), 'latin1'));
}

export function packed(members: Map<string, Buffer>): Promise<Buffer> {
  const each = [...members].map(([name, bytes]) => ({
    name,
    async *content() {
      yield bytes;
    },
  }));
  return buffer(zipStream(each, new Date()));
}

/** Digests of the rows that are exported. The column of transaction numbers is left out. */
export async function worldFingerprints(db: Db): Promise<Record<string, string>> {
  const all = await fingerprints(db);
  const exported = Object.entries(all).filter(([name]) => !(name in LEFT_OUT) && name !== 'event_log');
  const { rows } = await sql<{ events: string | null }>`
    select string_agg(concat_ws('|', event_id, kind, at, data, player_ids, matched_at), ',' order by event_id) as events
    from event_log`.execute(db);
  return { ...Object.fromEntries(exported), event_log: rows[0]?.events ?? '' };
}

export async function nextIds(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; owner: string }>`
    select sequence.relname as name, pg_depend.refobjid::regclass::text as owner from pg_class as sequence
    join pg_depend on pg_depend.objid = sequence.oid and refobjsubid > 0
    where sequence.relkind = 'S' and sequence.relnamespace = 'public'::regnamespace`.execute(db);
  const next = rows
    .filter(({ owner }) => !(owner in LEFT_OUT))
    .map(async ({ name }) => {
      const value = sql<{ id: number }>`
        select last_value + case when is_called then 1 else 0 end as id from ${sql.table(name)}`;
      return [name, (await value.execute(db)).rows[0]?.id ?? 0] as const;
    });
  return Object.fromEntries(await Promise.all(next));
}

export async function definitions(db: Db): Promise<unknown> {
  const { rows } = await sql`
    select conrelid::regclass::text as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where connamespace = 'public'::regnamespace
    union all select tablename, indexdef from pg_indexes where schemaname = 'public'
    union all select tgrelid::regclass::text, tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1, 2`.execute(db);
  return rows;
}
