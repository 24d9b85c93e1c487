import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGallery } from './gallery.ts';
import { aThing } from './recipe.fixture.ts';
import { createStudio } from './studio.ts';

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
  expect((await readFile(files[0] ?? '')).equals(picture)).toBe(true);
});

test('the next one who asks is shown the kept picture', async () => {
  await aGallery().show(commission);
  const [file = ''] = await keptFiles();
  const replaced = await studio.draw({ ...commission, recipe: aThing({ icon: 'violin' }) });
  await writeFile(file, replaced);

  expect((await aGallery().show(commission)).equals(replaced)).toBe(true);
});

test('those who ask at once share one drawing', async () => {
  const gallery = aGallery();

  const [one, other] = await Promise.all([gallery.show(commission), gallery.show({ ...commission })]);

  expect(one).toBe(other);
});

test.each([
  { why: 'empty', bytes: Buffer.alloc(0) },
  { why: 'cut short', bytes: Buffer.from('\x89PNG\r\n\x1a\n half a pic', 'latin1') },
])('a kept file that is $why is drawn again', async ({ bytes }) => {
  const whole = await aGallery().show(commission);
  const [file = ''] = await keptFiles();
  await writeFile(file, bytes);

  expect((await aGallery().show(commission)).equals(whole)).toBe(true);
  expect((await readFile(file)).equals(whole)).toBe(true);
});

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

function aGallery(at = folder) {
  return createGallery({ folder: at, studio, warn: (_, sentence) => warnings.push(sentence) });
}

async function keptFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
