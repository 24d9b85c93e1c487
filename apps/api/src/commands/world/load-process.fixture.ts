import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleScript } from '@wallabee/bundled-postgres/bundle-script.fixture';

/** Loads a world in a child process that is killed once the share `at` is done. */
export async function loadAndDie(options: { url: string; kind: string; seed: number; at: number }) {
  const folder = await installLoader();
  try {
    const { url, kind } = options;
    const script = [join(folder, LOADER), url, kind, String(options.seed), String(options.at)];
    const child = spawn(process.execPath, script, { stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    if (code !== null) throw new Error(`The loader ended in order, with ${code}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const LOADER = 'apps/api/dist/loader.mjs';

async function installLoader(): Promise<string> {
  const checkout = join(import.meta.dirname, '../../../../..');
  const folder = await mkdtemp(join(tmpdir(), 'wallabee-loader-'));
  await mkdir(join(folder, 'apps/api/dist'), { recursive: true });
  for (const name of ['node_modules', 'apps/api/node_modules', 'packages'])
    await symlink(join(checkout, name), join(folder, name));
  const script = { contents: LOADER_SCRIPT, folder: import.meta.dirname, file: join(folder, LOADER) };
  await bundleScript(script, {
    plugins: [
      { name: 'only-our-own', setup: (own) => own.onResolve({ filter: /^[^./]/ }, leaveOutPackages) },
    ],
  });
  return folder;
}

const leaveOutPackages = ({ path }: { path: string }) =>
  path.startsWith('@wallabee/') || path === '<stdin>' ? undefined : { path, external: true };

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
