import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packShippedWorld, readShippedWorld } from './shipped-world.ts';

const folder = await mkdtemp(join(tmpdir(), 'wallabee-pack-'));
const pack = join(folder, 'demo-world.json');

beforeAll(() => packShippedWorld(pack));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the source of demo worlds', () => {
  test('is the same from the pack and from the files', async () => {
    const { digest } = JSON.parse(await readFile(pack, 'utf8'));

    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(await readShippedWorld(pack)).toEqual(await readShippedWorld(undefined));
  });

  test('is read from a pack that is up to date', async () => {
    const { digest, world } = JSON.parse(await readFile(pack, 'utf8'));
    const marked = join(folder, 'marked.json');
    await writeFile(marked, JSON.stringify({ digest, world: { ...world, news: [] } }));

    expect((await readShippedWorld(marked)).news).toEqual([]);
  });

  test.each([
    { pack: 'one made from other files', text: '{"digest":"0000","world":{}}' },
    { pack: 'none at all', text: undefined },
  ])('is read from the files where there is $pack', async ({ text }) => {
    const other = join(folder, 'other.json');
    await (text === undefined ? rm(other, { force: true }) : writeFile(other, text));

    expect((await readShippedWorld(other)).catalogue.items.length).toBeGreaterThan(1_800);
  });
});
