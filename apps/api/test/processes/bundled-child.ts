import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleScript } from '@wallabee/bundled-postgres/bundle-script.fixture';

interface Script {
  /** TypeScript, with imports relative to the folder. */
  contents: string;
  folder: string;
  args: readonly string[];
}

/** Runs a script as a process of its own, and returns when it has ended. */
export async function runBundled(script: Script, watch: (child: ChildProcess) => void = () => {}) {
  const folder = await install(script);
  try {
    const file = join(folder, SCRIPT);
    const child = spawn(process.execPath, [file, ...script.args], { stdio: ['ignore', 'pipe', 'inherit'] });
    watch(child);
    const [code, signal] = await once(child, 'exit');
    return { code, signal };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const SCRIPT = 'apps/api/dist/script.mjs';

async function install({ contents, folder: from }: Script): Promise<string> {
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
  return folder;
}

const leaveOutPackages = ({ path }: { path: string }) =>
  path.startsWith('@wallabee/') || path === '<stdin>' ? undefined : { path, external: true };
