import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { plansOf } from '../../../test/checks/query-plans.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { hexDigest } from './digest.ts';
import { selectPlayersByDigest } from './sessions.queries.ts';

const { db } = await createTestDatabase();

test('the owners of tokens are found by index among thousands of sessions [AP-01]', async () => {
  await sql`
    insert into player (id, username, name) select id, 'p' || id, 'P' from generate_series(1, 5000) id`.execute(
    db,
  );
  await sql`
    insert into session (token_digest, page_digest, player_id, created_at, expires_at)
    select sha256(id::text::bytea), sha256(('page ' || id)::bytea), id, now(), now() + interval '30 days' from generate_series(1, 5000) id`.execute(
    db,
  );
  await sql`analyze player, session`.execute(db);
  const digests = ['1', '2', '3'].map((token) => `\\x${hexDigest(token)}`);

  for (const plan of await plansOf(
    db,
    selectPlayersByDigest(db, 'token_digest', { digests, now: new Date() }),
  )) {
    expect(plan).toContain('"Index Name":"session_pkey"');
    expect(plan).toContain('"Index Name":"player_pkey"');
    expect(plan).not.toContain('"Seq Scan"');
  }
  for (const plan of await plansOf(
    db,
    selectPlayersByDigest(db, 'page_digest', { digests, now: new Date() }),
  )) {
    expect(plan).toContain('"Index Name":"session_by_page_digest"');
    expect(plan).not.toContain('"Seq Scan"');
  }
});
