import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DRAWING_VERSION } from '../catalogue/catalogue.public.ts';
import type { Commission } from './recipe.ts';
import type { Studio } from './studio.ts';

/** Pictures, each drawn once and kept on disk. */
export interface Gallery {
  /** Names the picture's bytes: equal for equal commissions. */
  nameOf(commission: Commission): string;
  show(commission: Commission): Promise<Buffer>;
  close(): Promise<void>;
}

export interface GalleryOptions {
  folder: string;
  studio: Studio;
  warn: (failure: unknown, sentence: string) => void;
}

export function createGallery({ folder, studio, warn }: GalleryOptions): Gallery {
  const underway = new Map<string, Promise<Buffer>>();
  let hasWarned = false;

  async function showAgainOrDraw(name: string, commission: Commission): Promise<Buffer> {
    const file = join(folder, name.slice(0, 2), `${name}.${commission.look === 'drawing' ? 'webp' : 'png'}`);
    const kept = await readPicture(file);
    if (kept) return kept;
    const drawn = await studio.draw(commission);
    await keep(file, drawn).catch((failure: unknown) => {
      // A full disk costs speed, not pictures; once in the log is enough to be seen and few enough to be read.
      if (!hasWarned) warn(failure, 'pictures cannot be kept on disk and are drawn anew each time');
      hasWarned = true;
    });
    return drawn;
  }

  return {
    nameOf,
    show: (commission) => {
      const name = nameOf(commission);
      const shared = underway.get(name);
      if (shared) return shared;
      const shown = showAgainOrDraw(name, commission).finally(() => underway.delete(name));
      underway.set(name, shown);
      return shown;
    },
    close: () => studio.close(),
  };
}

function nameOf(commission: Commission): string {
  const written = JSON.stringify([DRAWING_VERSION, commission]);
  return createHash('sha256').update(written).digest('hex').slice(0, 32);
}

async function readPicture(file: string): Promise<Buffer | undefined> {
  const kept = await readFile(file).catch(() => undefined);
  return kept && isWhole(kept) ? kept : undefined;
}

/** A machine that lost power may have kept the name of a file without all of its bytes. */
function isWhole(picture: Buffer): boolean {
  if (picture.subarray(0, 4).toString('latin1') === 'RIFF')
    return picture.length === picture.readUInt32LE(4) + 8;
  return picture.subarray(-8).equals(PNG_END);
}
const PNG_END = Buffer.from('IEND\xae\x42\x60\x82', 'latin1');

/** Under another name first, so that nobody ever reads half a picture. */
async function keep(file: string, picture: Buffer) {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, picture);
    await rename(draft, file);
  } catch (failure) {
    await rm(draft, { force: true }).catch(() => {});
    throw failure;
  }
}
