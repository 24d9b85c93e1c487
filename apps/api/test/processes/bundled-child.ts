import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleScript } from '@wallabee/bundled-postgres/bundle-script.fixture';

interface Source {
  /** TypeScript, with imports relative to the folder. */
  contents: string;
  folder: string;
}

interface Script extends Source {
  args: readonly string[];
}

/** Runs a script as a process of its own, and returns when it has ended. */
export async function runBundled(script: Script, watch: (child: ChildProcess) => void = () => {}) {
  const { file, remove } = await installScript(script);
  try {
    const child = spawn(process.execPath, [file, ...script.args], { stdio: ['ignore', 'pipe', 'inherit'] });
    watch(child);
    const [code, signal] = await once(child, 'exit');
    return { code, signal };
  } finally {
    await remove();
  }
}

const SCRIPT = 'apps/api/dist/script.mjs';

/** Bundles a script into a file that Node can run. */
export async function installScript({ contents, folder: from }: Source) {
  const checkout = join(import.meta.dirname, '../../../..');
  const folder = await mkdtemp(join(tmpdir(), 'wallabee-script-'));
  await mkdir(join(folder, 'apps/api/dist'), { recursive: true });
  for (const name of ['node_modules', 'apps/api/node_modules', 'packages'])
    await symlink(join(checkout, name), join(folder, name));
  await bundleScript(
    { contents, folder: from, file: join(folder, SCRIPT) },
    {
      plugins: [
        { name: 'only-our-own', setup: (own) => own.onResolve({ filter: /^[^./]/ }, leaveOutPackages) },
      ],
    },
  );
  return { file: join(folder, SCRIPT), remove: () => rm(folder, { recursive: true, force: true }) };
}

const leaveOutPackages = ({ path }: { path: string }) =>
  path.startsWith('@wallabee/') || path === '<stdin>' ? undefined : { path, external: true };
