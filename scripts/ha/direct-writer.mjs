// A client that is connected to one PostgreSQL itself, without HAProxy, which cuts the sites' connections.
import pg from 'pg';

/** What a primary acknowledges after it was replaced would be lost: this client would notice. */
export function startDirectWriter({ address, user, password }) {
  const acknowledged = [];
  const client = new pg.Client({ host: address, port: 5432, user, password, database: 'wallabee' });
  client.on('error', () => {});
  const name = `direct ${Date.now().toString(36)}`;
  let isOver = false;
  const writing = write().catch(() => {});

  async function write() {
    await client.connect();
    for (let n = 1; !isOver; n += 1) {
      const text = `${name} ${n}`;
      await client.query('insert into ha_trial (text) values ($1)', [text]);
      acknowledged.push(text);
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  return {
    async stop() {
      isOver = true;
      client.connection.stream.destroy();
      await writing;
      return acknowledged;
    },
  };
}

export async function findLostDirect(db, acknowledged) {
  const { rows } = await db.query('select text from ha_trial where text = any($1)', [acknowledged]);
  const found = new Set(rows.map(({ text }) => text));
  return acknowledged.filter((text) => !found.has(text)).map((text) => `${text} is lost`);
}
