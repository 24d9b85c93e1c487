import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { aPlate, aPreview, ONE_OF_EACH } from '../recipes/recipe.fixture.ts';
import type { RenderJob } from '../recipes/recipe.ts';
import { createImageRenderer, RendererFull } from './image-renderer.ts';

// Inside the checkout, so that the bundle finds its external packages.
const folder = fileURLToPath(
  new URL(`../../../../../../node_modules/.image-renderer-test-${process.pid}`, import.meta.url),
);
await build({
  entryPoints: [fileURLToPath(new URL('render-worker.ts', import.meta.url))],
  outdir: folder,
  bundle: true,
  platform: 'node',
  format: 'esm',
  external: ['sharp', 'piscina', 'harfbuzzjs', 'bidi-js'],
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const workerFile = join(folder, 'render-worker.js');
const bread = { recipe: aPlate({}), look: 'drawing', size: 50 } as const;
const jobs: RenderJob[] = [
  ...Object.values(ONE_OF_EACH).map((recipe): RenderJob => ({ ...bread, recipe })),
  { recipe: aPreview({}), look: 'preview' },
];

test('the worker draws what the calling thread would', async () => {
  const renderer = createImageRenderer({ workerFile });
  const inline = createImageRenderer({ workerFile: undefined });

  for (const job of jobs) {
    expect((await renderer.render(job)).equals(await inline.render(job))).toBe(true);
  }

  await renderer.close();
});

test('each job gets its own picture', async () => {
  const renderer = createImageRenderer({ workerFile });
  const other = await renderer.render({ ...bread, size: 100 });

  const all = await Promise.all([...jobs, ...jobs].map((job) => renderer.render(job)));

  expect(all.slice(0, jobs.length).map(digestOf)).toEqual(all.slice(jobs.length).map(digestOf));
  expect(all.map(digestOf)).not.toContain(digestOf(other));
  await renderer.close();
});

test('a job that cannot be rendered fails alone', async () => {
  const renderer = createImageRenderer({ workerFile });
  const bad = { recipe: { shape: 'comb', cells: null }, look: 'drawing', size: 50 } as never;

  const results = await Promise.allSettled([renderer.render(bad), renderer.render(bread)]);

  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  await renderer.close();
});

test('a full queue refuses jobs and goes on with those it has', async () => {
  const renderer = createImageRenderer({ workerFile });

  const asked = Array.from({ length: 600 }, () => renderer.render(bread));
  const settled = Promise.allSettled(asked);
  await expect(asked[599]).rejects.toBeInstanceOf(RendererFull);
  await expect(asked[0]).resolves.toBeInstanceOf(Buffer);
  await renderer.close();

  const refused = (await settled).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(90);
});

test.each([
  { why: 'is not there', source: undefined },
  { why: 'dies at once', source: 'throw new Error("no icons")' },
  { why: 'stops in the middle', source: 'setTimeout(() => process.exit(3), 50)' },
])('a worker that $why fails its jobs and nothing else', async ({ source }) => {
  const file = join(folder, `broken-${Math.random()}.js`);
  await mkdir(folder, { recursive: true });
  if (source !== undefined) await writeFile(file, source);
  const renderer = createImageRenderer({ workerFile: file });

  const first = renderer.render(bread);
  const second = renderer.render(bread);

  await expect(first).rejects.toThrow();
  await expect(second).rejects.toThrow();
  await renderer.close();
});

test('closing refuses the jobs under way, which is no failure', async () => {
  const renderer = createImageRenderer({ workerFile });
  const asked = Array.from({ length: 50 }, () => renderer.render(bread));
  const settled = Promise.allSettled(asked);
  await asked[0];

  await renderer.close();

  const refused = (await settled).flatMap((job) => (job.status === 'rejected' ? [job.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused) expect(reason).toBeInstanceOf(RendererFull);
});

test('a closed renderer refuses jobs', async () => {
  const renderer = createImageRenderer({ workerFile });
  await renderer.close();

  await expect(renderer.render(bread)).rejects.toBeInstanceOf(RendererFull);
});

function digestOf(picture: Buffer): string {
  return picture.toString('base64');
}
