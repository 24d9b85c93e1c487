import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cleanUp } from '../clean-up.ts';

export const ROOT = join(import.meta.dirname, '../../../..');
export const run = promisify(execFile);

interface Packed {
  filename: string;
  files: { path: string }[];
}

/** Installs the package, as published, into an empty folder. */
export async function installPackedClient() {
  const folder = await mkdtemp(join(tmpdir(), 'wallabee-client-'));
  cleanUp(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const installed = join(folder, 'node_modules/@wallabee/client');
  await mkdir(installed, { recursive: true });
  const { stdout } = await run('npm', ['pack', '--json', '--offline', '--pack-destination', folder], {
    cwd: join(ROOT, 'packages/client'),
  });
  const [packed] = JSON.parse(stdout) as Packed[];
  if (!packed) throw new Error('npm packed nothing.');
  await run('tar', ['-xzf', join(folder, packed.filename), '-C', installed, '--strip-components=1']);
  return { folder, installed, files: packed.files.map(({ path }) => path) };
}

/** Adds the types of Node.js, for programs without DOM types. */
export async function addNodeTypes(folder: string) {
  await mkdir(join(folder, 'node_modules/@types'), { recursive: true });
  await symlink(join(ROOT, 'node_modules/@types/node'), join(folder, 'node_modules/@types/node'));
  await symlink(join(ROOT, 'node_modules/undici-types'), join(folder, 'node_modules/undici-types'));
}
