import { createHash, hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DRAWING_VERSION } from '../../catalogue/catalogue.public.ts';
import type { RenderJob } from '../recipes/recipe.ts';
import type { ImageRenderer } from './image-renderer.ts';

export interface ImageCache {
  keyOf(job: RenderJob): string;
  /** `onRender` is called when the picture is not in the cache. */
  read(job: RenderJob, onRender?: () => void): Promise<Buffer>;
  /** Neither reads nor writes the cache: for subjects that are too many for the disk. */
  renderUnstored(job: RenderJob): Promise<Buffer>;
}

export interface ImageCacheOptions {
  folder: string;
  renderer: ImageRenderer;
  warn: (failure: unknown, sentence: string) => void;
}

export function createImageCache({ folder, renderer, warn }: ImageCacheOptions): ImageCache {
  const rendering = new Map<string, Promise<Buffer>>();
  let hasWarned = false;

  async function readOrRender(key: string, job: RenderJob, onRender?: () => void): Promise<Buffer> {
    const file = join(folder, key.slice(0, 2), `${key}.${job.look === 'drawing' ? 'webp' : 'png'}`);
    const cached = await readFile(file).catch(() => undefined);
    const picture = cached && withoutDigest(cached);
    if (picture) return picture;
    if (cached && !isOfEarlierRelease(cached))
      warn(new Error(`picture ${key}`), 'a damaged picture was found on disk and is rendered again');
    onRender?.();
    const rendered = await renderer.render(job);
    await store(file, rendered).catch((failure: unknown) => {
      if (!hasWarned) warn(failure, 'pictures cannot be cached on disk and are rendered for each request');
      hasWarned = true;
    });
    return rendered;
  }

  return {
    keyOf,
    read: (job, onRender) => {
      const key = keyOf(job);
      const shared = rendering.get(key);
      if (shared) return shared;
      const reading = readOrRender(key, job, onRender).finally(() => rendering.delete(key));
      rendering.set(key, reading);
      return reading;
    },
    renderUnstored: (job) => renderer.render(job),
  };
}

function keyOf(job: RenderJob): string {
  const written = JSON.stringify([DRAWING_VERSION, job]);
  return createHash('sha256').update(written).digest('hex').slice(0, 32);
}

/** The digest detects files that a power cut or a bad disk damaged. */
function withDigest(picture: Buffer): Buffer {
  return Buffer.concat([picture, digestOf(picture)]);
}

function withoutDigest(file: Buffer): Buffer | undefined {
  const picture = file.subarray(0, -DIGEST_BYTES);
  return digestOf(picture).equals(file.subarray(-DIGEST_BYTES)) ? picture : undefined;
}

function digestOf(picture: Buffer): Buffer {
  return hash('sha256', picture, 'buffer');
}

const DIGEST_BYTES = 32;

/** Earlier releases stored no digest; their files are rendered again without a warning. */
function isOfEarlierRelease(file: Buffer): boolean {
  if (file.subarray(0, 4).toString('latin1') === 'RIFF') return file.length === file.readUInt32LE(4) + 8;
  return file.subarray(-8).equals(PNG_END);
}

const PNG_END = Buffer.from('IEND\xae\x42\x60\x82', 'latin1');

/** The file is renamed when it is complete, so that no reader sees half of it. */
async function store(file: string, picture: Buffer) {
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
