import { sql } from 'kysely';
import type { createTestWorld, TestPlayer } from '../world.ts';
import type { Trader } from './swap-world.ts';

type TestWorld = Pick<Awaited<ReturnType<typeof createTestWorld>>, 'db' | 'clock'>;

export async function addDraftAndWebhook(world: TestWorld, { id }: TestPlayer) {
  const at = world.clock.now;
  await world.db
    .insertInto('forum_draft')
    .values({ player_id: id, place: 'forum:1', title: '', text: 'Not yet', format: 'plain', saved_at: at })
    .execute();
  await world.db
    .insertInto('webhook')
    .values({ player_id: id, url: 'https://a.example/', secret: Buffer.from('s'), created_at: at })
    .execute();
}

/** An app of the player that the player allowed too, and a bio with a card. */
export async function addAppAndCard(world: TestWorld, { id, type }: Trader) {
  const at = world.clock.now;
  const scopes = ['read'];
  const { app_id } = await world.db
    .insertInto('oauth_app')
    .values({ client_id: 'c', player_id: id, name: 'App', website: '', redirect_uris: [], created_at: at })
    .returning('app_id')
    .executeTakeFirstOrThrow();
  const { grant_id } = await world.db
    .insertInto('oauth_grant')
    .values({ app_id, player_id: id, scopes, created_at: at })
    .returning('grant_id')
    .executeTakeFirstOrThrow();
  const code = { code_digest: Buffer.from('c'), grant_id, redirect_uri: '', scopes, code_challenge: '' };
  const { code_id } = await world.db
    .insertInto('oauth_code')
    .values({ ...code, expires_at: at })
    .returning('code_id')
    .executeTakeFirstOrThrow();
  const token = {
    access_digest: Buffer.from('a'),
    refresh_digest: Buffer.from('r'),
    grant_id,
    code_id,
    scopes,
  };
  await world.db
    .insertInto('oauth_token')
    .values({ ...token, access_expires_at: at, refresh_expires_at: at })
    .execute();
  await world.db
    .insertInto('living_card')
    .values({ text_kind: 'bio', text_id: id, words: 'Bell', item_type_id: type, was_own: false })
    .execute();
}

/** The tables that have a row of the player. */
export async function rowsIn(
  world: TestWorld,
  tables: readonly string[],
  { id }: TestPlayer,
): Promise<string[]> {
  const found = await Promise.all(
    tables.map(async (name) => {
      const query = sql`select 1 from ${sql.table(name)} where player_id = ${id} limit 1`;
      return (await query.execute(world.db)).rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}
