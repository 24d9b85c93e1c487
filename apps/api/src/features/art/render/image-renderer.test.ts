import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { aThing, ONE_OF_EACH } from '../recipes/recipe.fixture.ts';
import type { Commission } from '../recipes/recipe.ts';
import { createStudio, StudioFull } from './image-renderer.ts';

// Inside the checkout, or the bundle would not find the packages it leaves outside.
const folder = fileURLToPath(
  new URL(`../../../../../../node_modules/.image-renderer-test-${process.pid}`, import.meta.url),
);
await build({
  entryPoints: [fileURLToPath(new URL('render-worker.ts', import.meta.url))],
  outdir: folder,
  bundle: true,
  platform: 'node',
  format: 'esm',
  external: ['sharp'],
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const workerFile = join(folder, 'render-worker.js');
const bread: Commission = { recipe: aThing({}), look: 'drawing', size: 50 };
const commissions = Object.values(ONE_OF_EACH).map((recipe): Commission => ({ ...bread, recipe }));

test('the worker draws what the calling thread would', async () => {
  const studio = createStudio({ workerFile });
  const atHome = createStudio({ workerFile: undefined });

  for (const commission of commissions) {
    expect((await studio.draw(commission)).equals(await atHome.draw(commission))).toBe(true);
  }

  await studio.close();
});

test('many are drawn, each delivered to whom it belongs', async () => {
  const studio = createStudio({ workerFile });
  const other = await studio.draw({ ...bread, size: 100 });

  const all = await Promise.all(
    [...commissions, ...commissions].map((commission) => studio.draw(commission)),
  );

  expect(all.slice(0, commissions.length).map(digestOf)).toEqual(all.slice(commissions.length).map(digestOf));
  expect(all.map(digestOf)).not.toContain(digestOf(other));
  await studio.close();
});

test('one that cannot be drawn fails alone', async () => {
  const studio = createStudio({ workerFile });
  const bad = { recipe: { shape: 'comb', cells: null }, look: 'drawing', size: 50 } as never;

  const results = await Promise.allSettled([studio.draw(bad), studio.draw(bread)]);

  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  await studio.close();
});

test('beyond its places the studio takes no more, and goes on with those it took', async () => {
  const studio = createStudio({ workerFile });

  const asked = Array.from({ length: 600 }, () => studio.draw(bread));
  const settled = Promise.allSettled(asked);
  await expect(asked[599]).rejects.toBeInstanceOf(StudioFull);
  await expect(asked[0]).resolves.toBeInstanceOf(Buffer);
  await studio.close();

  const refused = (await settled).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(90);
});

test.each([
  { why: 'is not there', source: undefined },
  { why: 'dies at once', source: 'throw new Error("no icons")' },
  { why: 'stops in the middle', source: 'setTimeout(() => process.exit(3), 50)' },
])('a worker that $why fails its drawings and nothing else', async ({ source }) => {
  const file = join(folder, `broken-${Math.random()}.js`);
  await mkdir(folder, { recursive: true });
  if (source !== undefined) await writeFile(file, source);
  const studio = createStudio({ workerFile: file });

  const first = studio.draw(bread);
  const second = studio.draw(bread);

  await expect(first).rejects.toThrow();
  await expect(second).rejects.toThrow();
  await studio.close();
});

test('a closed studio takes nothing', async () => {
  const studio = createStudio({ workerFile });
  await studio.close();

  await expect(studio.draw(bread)).rejects.toBeInstanceOf(StudioFull);
});

function digestOf(picture: Buffer): string {
  return picture.toString('base64');
}
