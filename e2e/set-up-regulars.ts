import pg from 'pg';
import { databaseUrl } from './second-server.ts';

/** Gives old players of the world the password of demo, see `Regular` in players.ts. */
export default async function setUpRegulars() {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const { rows } = await client.query<{ username: string }>(`
    update player set password_hash = demo.password_hash
    from (select password_hash from player where username = 'demo') as demo
    where player.id in (
      select id from player
      where password_hash is null and is_enabled and not is_memorial and has_forums_right
        and deletion_date is null and account_type = 'player'
      order by id
      limit 16
    )
    returning player.username
  `);
  await client.end();
  // Playwright passes the environment on to its workers.
  process.env.E2E_REGULARS = rows.map(({ username }) => username).join(' ');
}
