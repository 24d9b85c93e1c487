import { runBundled } from '../../../test/processes/bundled-child.ts';

/** Loads a world in a child process that is killed once the share `at` is done. */
export async function loadAndDie({
  url,
  kind,
  seed,
  at,
}: {
  url: string;
  kind: string;
  seed: number;
  at: number;
}) {
  const args = [url, kind, String(seed), String(at)];
  const { code } = await runBundled({ contents: LOADER_SCRIPT, folder: import.meta.dirname, args });
  if (code !== null) throw new Error(`The loader ended in order, with ${code}.`);
}

const LOADER_SCRIPT = `
  import pg from 'pg';
  import { connect } from '../../platform/db/db.ts';
  import { loadDemoWorld } from './load-demo-world.ts';
  import { lockWorld } from './world-record.queries.ts';

  const [url = '', kind = '', seed = '', at = ''] = process.argv.slice(2);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await lockWorld(client);
  await loadDemoWorld(
    { db: connect(url, 2), client },
    { kind: kind as 'small', seed: Number(seed), today: new Date('2026-06-01') },
    ({ done }) => done >= Number(at) && process.kill(process.pid, 'SIGKILL'),
  );
`;
