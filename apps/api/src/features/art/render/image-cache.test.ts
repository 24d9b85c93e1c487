import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aPlate } from '../recipes/recipe.fixture.ts';
import { createImageCache } from './image-cache.ts';
import { createImageRenderer } from './image-renderer.ts';

const job = { recipe: aPlate({}), look: 'picture', size: 50 } as const;
const renderer = createImageRenderer({ workerFile: undefined });
let folder: string;
let warnings: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-cache-'));
  warnings = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a rendered picture is stored as one whole file under its key', async () => {
  const images = anImageCache();

  const picture = await images.read(job);

  const files = await cachedFiles();
  expect(files).toEqual([expect.stringContaining(images.keyOf(job))]);
  expect((await readFile(files[0] ?? '')).subarray(0, picture.length).equals(picture)).toBe(true);
});

test('a cached picture is not rendered again', async () => {
  const drawn = await anImageCache().read(job);
  const resting = { ...renderer, render: () => Promise.reject(new Error('rendered again')) };

  expect((await anImageCache(folder, resting).read(job)).equals(drawn)).toBe(true);
});

test('concurrent requests share one render', async () => {
  const images = anImageCache();

  const [one, other] = await Promise.all([images.read(job), images.read({ ...job })]);

  expect(one).toBe(other);
});

describe.each(['picture', 'drawing'] as const)('a cached %s', (look) => {
  test.each<{ why: string; damage: (file: Buffer) => Buffer }>([
    { why: 'is empty', damage: () => Buffer.alloc(0) },
    { why: 'was cut short', damage: (file) => file.subarray(0, file.length - 40) },
    { why: 'has one bit turned', damage: (file) => turned(file, file.length >> 1) },
    { why: 'has lost a block in the middle', damage: (file) => Buffer.from(file).fill(0, 60, 200) },
    {
      why: 'is garbage between a right beginning and a right end',
      damage: (file) => Buffer.from(file).fill(7, 20, file.length - 40),
    },
    { why: 'has something after it', damage: (file) => Buffer.concat([file, Buffer.from('more')]) },
    { why: 'is no picture at all', damage: () => Buffer.from('<html></html>') },
  ])('that $why is rendered again and logged', async ({ damage }) => {
    const wanted = { ...job, look };
    const whole = await anImageCache().read(wanted);
    const [file = ''] = await cachedFiles();
    const stored = await readFile(file);
    await writeFile(file, damage(stored));

    expect((await anImageCache().read(wanted)).equals(whole)).toBe(true);
    expect((await readFile(file)).equals(stored)).toBe(true);
    expect(warnings).toEqual(['a damaged picture was found on disk and is rendered again']);
  });
});

test('a file of an earlier release is rendered again without a warning', async () => {
  const whole = await anImageCache().read(job);
  const [file = ''] = await cachedFiles();
  const stored = await readFile(file);
  await writeFile(file, whole);

  expect((await anImageCache().read(job)).equals(whole)).toBe(true);
  expect((await readFile(file)).equals(stored)).toBe(true);
  expect(warnings).toEqual([]);
});

function turned(file: Buffer, at: number): Buffer {
  const changed = Buffer.from(file);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
}

test('without a writable cache pictures are still rendered, with one warning', async () => {
  const blocked = join(folder, 'a-file');
  await writeFile(blocked, 'in the way');
  const images = anImageCache(blocked);

  const first = await images.read(job);
  const second = await images.read({ ...job, size: 100 });

  expect([first.length, second.length].every((length) => length > 100)).toBe(true);
  expect(warnings).toEqual(['pictures cannot be cached on disk and are rendered for each request']);
});

test.skipIf(process.getuid?.() === 0)('a read-only folder is no failure', async () => {
  await chmod(folder, 0o500);

  expect((await anImageCache().read(job)).length).toBeGreaterThan(100);
  expect(warnings).toHaveLength(1);
});

test('another recipe, look or size has another key', () => {
  const { keyOf } = anImageCache();
  const others = [
    { ...job, size: 100 },
    { ...job, look: 'drawing' as const },
    { ...job, recipe: aPlate({ hue: 206 }) },
    job,
  ];

  expect(new Set(others.map(keyOf)).size).toBe(4);
  expect(keyOf(job)).toMatch(/^[0-9a-f]{32}$/);
});

function anImageCache(at = folder, renderedBy = renderer) {
  return createImageCache({
    folder: at,
    renderer: renderedBy,
    warn: (_, sentence) => warnings.push(sentence),
  });
}

async function cachedFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
