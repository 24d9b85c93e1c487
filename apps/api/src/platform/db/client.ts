import pg from 'pg';

/** One connection, for work that takes longer than a statement of the site may. */
export async function openClient(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: `wallabee ${name}` });
  // Lost while nothing is asked of it, it is heard of by whoever asks next; unheard it would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}
