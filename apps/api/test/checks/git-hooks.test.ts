import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

const CHECKOUT = join(import.meta.dirname, '../../../..');
const hasGit = spawnSync('git', ['--version']).status === 0;

test('npm install outside of a clone sets up no hooks and does not fail', async () => {
  const { run, prepare } = await aFolder();

  expect(run('sh', '-c', await prepare()).status).toBe(0);
});

describe.skipIf(!hasGit)('in a clone', () => {
  test('npm install sets up the tracked hooks', async () => {
    const { run, prepare, hooksPath } = await aClone();

    expect(run('sh', '-c', await prepare()).status).toBe(0);

    expect(hooksPath()).toBe('.githooks');
  });

  test('existing hooks of the developer stay in use', async () => {
    const { run, prepare, hooksPath } = await aClone();
    run('git', 'config', 'core.hooksPath', 'my-hooks');

    run('sh', '-c', await prepare());

    expect(hooksPath()).toBe('my-hooks');
  });

  test('continuous integration gets no hooks', async () => {
    const { run, prepare, hooksPath } = await aClone({ CI: 'true' });

    expect(run('sh', '-c', await prepare()).status).toBe(0);

    expect(hooksPath()).toBe('');
  });

  test('a commit with a badly formatted file is refused, others succeed', async () => {
    const { run, prepare, write } = await aClone();
    run('sh', '-c', await prepare());
    const commit = () =>
      run('git', '-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-m', 'x');

    await write('one.ts', 'export  const one = 1\n');
    run('git', 'add', 'one.ts');
    const refused = commit();
    await write('one.ts', 'export const one = 1;\n');
    run('git', 'add', 'one.ts');

    expect(refused.status).not.toBe(0);
    expect(refused.output).toContain('one.ts');
    expect(commit()).toMatchObject({ status: 0 });
  });
});

async function aClone(environment: Record<string, string> = {}) {
  const folder = await aFolder(environment);
  folder.run('git', 'init', '--quiet');
  return { ...folder, hooksPath: () => folder.run('git', 'config', '--get', 'core.hooksPath').output.trim() };
}

async function aFolder(environment: Record<string, string> = {}) {
  const path = await mkdtemp(join(tmpdir(), 'wallabee-hooks-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  for (const part of ['.githooks', 'package.json', 'scripts/set-git-hooks.mjs'])
    await cp(join(CHECKOUT, part), join(path, part), { recursive: true });
  await symlink(join(CHECKOUT, 'node_modules'), join(path, 'node_modules'));
  await writeFile(join(path, 'biome.json'), '{ "formatter": { "indentStyle": "space" } }\n');
  const env = { PATH: process.env.PATH, HOME: path, ...environment };

  return {
    run(program: string, ...args: string[]) {
      const { status, stdout, stderr } = spawnSync(program, args, { cwd: path, env, encoding: 'utf8' });
      return { status, output: `${stdout}${stderr}` };
    },
    write: (name: string, text: string) => writeFile(join(path, name), text),
    async prepare(): Promise<string> {
      return JSON.parse(await readFile(join(path, 'package.json'), 'utf8')).scripts.prepare;
    },
  };
}
