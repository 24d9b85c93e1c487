import { createHash, hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DRAWING_VERSION } from '../../catalogue/catalogue.public.ts';
import type { Commission } from '../recipes/recipe.ts';
import type { Studio } from './image-renderer.ts';

/** Pictures, each drawn once and kept on disk. */
export interface Gallery {
  /** Names the picture's bytes: equal for equal commissions. */
  nameOf(commission: Commission): string;
  /** `onDraw` hears of a picture that was not there yet. */
  show(commission: Commission, onDraw?: () => void): Promise<Buffer>;
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

  async function showAgainOrDraw(name: string, commission: Commission, onDraw?: () => void): Promise<Buffer> {
    const file = join(folder, name.slice(0, 2), `${name}.${commission.look === 'drawing' ? 'webp' : 'png'}`);
    const kept = await readFile(file).catch(() => undefined);
    const picture = kept && withoutDigest(kept);
    if (picture) return picture;
    if (kept && !isOfEarlierRelease(kept))
      warn(new Error(`picture ${name}`), 'a damaged picture was found on disk and is drawn again');
    onDraw?.();
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
    show: (commission, onDraw) => {
      const name = nameOf(commission);
      const shared = underway.get(name);
      if (shared) return shared;
      const shown = showAgainOrDraw(name, commission, onDraw).finally(() => underway.delete(name));
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

/** A disk can lose bytes, and a machine without power can keep a file's name alone: the digest says what is whole. */
function withDigest(picture: Buffer): Buffer {
  return Buffer.concat([picture, digestOf(picture)]);
}

/** Undefined where it is not what was written. */
function withoutDigest(kept: Buffer): Buffer | undefined {
  const picture = kept.subarray(0, -DIGEST_BYTES);
  return digestOf(picture).equals(kept.subarray(-DIGEST_BYTES)) ? picture : undefined;
}

function digestOf(picture: Buffer): Buffer {
  return hash('sha256', picture, 'buffer');
}

const DIGEST_BYTES = 32;

/** Written without a digest, and drawn again like the damaged ones, but no reason to warn anybody. */
function isOfEarlierRelease(kept: Buffer): boolean {
  if (kept.subarray(0, 4).toString('latin1') === 'RIFF') return kept.length === kept.readUInt32LE(4) + 8;
  return kept.subarray(-8).equals(PNG_END);
}

const PNG_END = Buffer.from('IEND\xae\x42\x60\x82', 'latin1');

/** Under another name first, so that nobody ever reads half a picture. */
async function keep(file: string, picture: Buffer) {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, withDigest(picture));
    await rename(draft, file);
  } catch (failure) {
    await rm(draft, { force: true }).catch(() => {});
    throw failure;
  }
}
