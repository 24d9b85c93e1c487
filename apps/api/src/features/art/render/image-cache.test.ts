import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aThing } from '../recipes/recipe.fixture.ts';
import { createGallery } from './image-cache.ts';
import { createStudio } from './image-renderer.ts';

const commission = { recipe: aThing({}), look: 'picture', size: 50 } as const;
const studio = createStudio({ workerFile: undefined });
let folder: string;
let warnings: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-'));
  warnings = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a picture is kept whole, under its name, with nothing else beside it', async () => {
  const gallery = aGallery();

  const picture = await gallery.show(commission);

  const files = await keptFiles();
  expect(files).toEqual([expect.stringContaining(gallery.nameOf(commission))]);
  expect((await readFile(files[0] ?? '')).subarray(0, picture.length).equals(picture)).toBe(true);
});

test('the next one who asks is shown the kept picture', async () => {
  const drawn = await aGallery().show(commission);
  const resting = { ...studio, draw: () => Promise.reject(new Error('drawn again')) };

  expect((await aGallery(folder, resting).show(commission)).equals(drawn)).toBe(true);
});

test('those who ask at once share one drawing', async () => {
  const gallery = aGallery();

  const [one, other] = await Promise.all([gallery.show(commission), gallery.show({ ...commission })]);

  expect(one).toBe(other);
});

describe.each(['picture', 'drawing'] as const)('a kept %s', (look) => {
  test.each<{ why: string; damage: (kept: Buffer) => Buffer }>([
    { why: 'is empty', damage: () => Buffer.alloc(0) },
    { why: 'was cut short', damage: (kept) => kept.subarray(0, kept.length - 40) },
    { why: 'has one bit turned', damage: (kept) => turned(kept, kept.length >> 1) },
    { why: 'has lost a block in the middle', damage: (kept) => Buffer.from(kept).fill(0, 60, 200) },
    {
      why: 'is garbage between a right beginning and a right end',
      damage: (kept) => Buffer.from(kept).fill(7, 20, kept.length - 40),
    },
    { why: 'has something after it', damage: (kept) => Buffer.concat([kept, Buffer.from('more')]) },
    { why: 'is no picture at all', damage: () => Buffer.from('<html></html>') },
  ])('that $why is drawn again, and the log says so', async ({ damage }) => {
    const wanted = { ...commission, look };
    const whole = await aGallery().show(wanted);
    const [file = ''] = await keptFiles();
    const kept = await readFile(file);
    await writeFile(file, damage(kept));

    expect((await aGallery().show(wanted)).equals(whole)).toBe(true);
    expect((await readFile(file)).equals(kept)).toBe(true);
    expect(warnings).toEqual(['a damaged picture was found on disk and is drawn again']);
  });
});

test('one that an earlier release kept is drawn again without a word', async () => {
  const whole = await aGallery().show(commission);
  const [file = ''] = await keptFiles();
  const kept = await readFile(file);
  await writeFile(file, whole);

  expect((await aGallery().show(commission)).equals(whole)).toBe(true);
  expect((await readFile(file)).equals(kept)).toBe(true);
  expect(warnings).toEqual([]);
});

function turned(kept: Buffer, at: number): Buffer {
  const changed = Buffer.from(kept);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
}

test('where nothing can be kept the pictures are still shown, and the log says so once', async () => {
  const blocked = join(folder, 'a-file');
  await writeFile(blocked, 'in the way');
  const gallery = aGallery(blocked);

  const first = await gallery.show(commission);
  const second = await gallery.show({ ...commission, size: 100 });

  expect([first.length, second.length].every((length) => length > 100)).toBe(true);
  expect(warnings).toEqual(['pictures cannot be kept on disk and are drawn anew each time']);
});

test.skipIf(process.getuid?.() === 0)(
  'a folder that may not be written to is no reason to fail',
  async () => {
    await chmod(folder, 0o500);

    expect((await aGallery().show(commission)).length).toBeGreaterThan(100);
    expect(warnings).toHaveLength(1);
  },
);

test('another recipe, look or size has another name', () => {
  const { nameOf } = aGallery();
  const others = [
    { ...commission, size: 100 },
    { ...commission, look: 'drawing' as const },
    { ...commission, recipe: aThing({ hue: 206 }) },
    commission,
  ];

  expect(new Set(others.map(nameOf)).size).toBe(4);
  expect(nameOf(commission)).toMatch(/^[0-9a-f]{32}$/);
});

function aGallery(at = folder, drawnBy = studio) {
  return createGallery({ folder: at, studio: drawnBy, warn: (_, sentence) => warnings.push(sentence) });
}

async function keptFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
