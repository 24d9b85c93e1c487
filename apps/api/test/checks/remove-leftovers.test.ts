import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';

const { removeLeftovers }: { removeLeftovers: (options: { except: string[] }) => Plugin } = await import(
  join(import.meta.dirname, '../../../../scripts/remove-leftovers.mjs')
);

/** Two scripts that share a third, from which esbuild makes a chunk named by its digest. */
async function aProject() {
  const folder = await mkdtemp(join(tmpdir(), 'wallabee-build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  for (const name of ['one', 'two'])
    await write(`${name}.js`, `import './shared.js'; console.log('${name}');`);
  const built = join(folder, 'dist');
  return {
    write,
    built: async () => (await readdir(built)).sort(),
    build: async (shared: string) => {
      await write('shared.js', shared);
      await build({
        entryPoints: ['one.js', 'two.js'].map((name) => join(folder, name)),
        outdir: built,
        bundle: true,
        splitting: true,
        format: 'esm',
        logLevel: 'silent',
        plugins: [removeLeftovers({ except: ['pack.json'] })],
      });
    },
  };
}

test('a build removes files of earlier builds, except the listed ones', async () => {
  const project = await aProject();
  await project.build('console.log(1);');
  const first = await project.built();
  await project.write('dist/chunk-OLD.js', '');
  await project.write('dist/pack.json', '{}');

  await project.build('console.log(2);');

  const second = await project.built();
  expect(second).toEqual([expect.stringMatching(/^chunk-/), 'one.js', 'pack.json', 'two.js']);
  expect(second).not.toContain('chunk-OLD.js');
  expect(second[0]).not.toBe(first[0]);
});

test('a failed build removes nothing', async () => {
  const project = await aProject();
  await project.build('console.log(1);');
  const before = await project.built();

  await expect(project.build('this is no script')).rejects.toThrow();

  expect(await project.built()).toEqual(before);
});
