import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { createCache } from '../../platform/cache/cache.ts';
import { fetchOutside } from '../../platform/outside/fetch-outside.ts';
import type { FeedPoller } from './feed/feed-poller.ts';
import type { FeedPost } from './feed/feed-post.ts';

export interface Thumbnails {
  /** The result is undefined when the feed has no such picture or it cannot be fetched. */
  find(name: string): Promise<Buffer | undefined>;
}

interface ThumbnailOptions {
  feed: Pick<FeedPoller, 'latest'>;
  feedUrl: URL;
  clock?: (() => number) | undefined;
}

/** Only pictures of posts in the feed are fetched, so that no visitor can choose the address. */
export function createThumbnails({ feed, feedUrl, clock }: ThumbnailOptions): Thumbnails {
  const pictures = createCache<Buffer | undefined>({ name: 'blog-thumbnails', maxEntries: 100 });
  const failures = createCache<true>({
    name: 'blog-thumbnail-failures',
    maxEntries: 100,
    ttlMs: 60_000,
    clock,
  });

  async function fetchOnce(name: string, address: string): Promise<Buffer | undefined> {
    if (failures.get(name)) return undefined;
    const url = new URL(address);
    // A blog in the operator's own network may have its pictures there too.
    const load = () => fetchThumbnail(url, { isTrusted: url.host === feedUrl.host }).catch(() => undefined);
    const picture = await pictures.getOrLoad(name, load);
    if (!picture) failures.set(name, true);
    return picture;
  }

  return {
    async find(name) {
      const address = new Map((await feed.latest())?.flatMap(named)).get(name);
      return address === undefined ? undefined : fetchOnce(name, address);
    },
  };
}

export function thumbnailName(address: string): string {
  return `${createHash('sha256').update(address).digest('base64url').slice(0, 22)}.webp`;
}

function named({ thumbnail }: FeedPost): [string, string][] {
  return thumbnail === null ? [] : [[thumbnailName(thumbnail), thumbnail]];
}

async function fetchThumbnail(url: URL, { isTrusted }: { isTrusted: boolean }): Promise<Buffer | undefined> {
  const { body } = await fetchOutside({
    url,
    accept: 'image/avif, image/webp, image/*',
    mostBytes: MOST_BYTES,
    withinMs: SLOWEST_MS,
    isTrusted,
  });
  return isPicture(body) ? draw(body) : undefined;
}

/** The first bytes are checked before a decoder sees them, so that SVG, which can hold scripts, is refused. */
function isPicture(body: Buffer): boolean {
  return /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|....ftypavi[fs])/s.test(body.toString('latin1', 0, 16));
}

function draw(body: Buffer): Promise<Buffer> {
  return sharp(body, { limitInputPixels: MOST_PIXELS, pages: 1 })
    .rotate()
    .resize(EDGE, EDGE, { fit: 'cover' })
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
}

const SLOWEST_MS = 5_000;
const MOST_BYTES = 4_000_000;
const MOST_PIXELS = 30_000_000;
/** The home page shows half this size, so that it is sharp on dense screens. */
const EDGE = 112;
