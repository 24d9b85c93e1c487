import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { fetchOutside } from '../../platform/outside/fetch-outside.ts';
import type { FeedPost } from './feed/feed-post.ts';
import type { KeptFeed } from './feed/kept-feed.ts';

export interface Thumbnails {
  /** The picture of that name, as WebP; undefined where no post of the feed has it, or it cannot be had. */
  find(name: string): Promise<Buffer | undefined>;
}

interface ThumbnailOptions {
  feed: KeptFeed;
  feedUrl: URL;
  now: () => Date;
}

/**
 * The pictures of somebody else's blog, passed on by us: the pages load nothing from strangers, and strangers do not
 * learn who visits. Only pictures of posts in the feed are fetched, so nobody can send the server elsewhere.
 */
export function createThumbnails({ feed, feedUrl, now }: ThumbnailOptions): Thumbnails {
  const kept = new Map<string, { picture: Promise<Buffer | undefined>; fetchedAt: number }>();

  function letGoOf(names: readonly string[]) {
    for (const name of kept.keys()) if (!names.includes(name)) kept.delete(name);
  }

  async function fetchOnce(name: string, address: string): Promise<Buffer | undefined> {
    const known = kept.get(name);
    const isRecent = known !== undefined && now().getTime() - known.fetchedAt < RETRY_MS;
    if (known && (isRecent || (await known.picture))) return known.picture;
    const url = new URL(address);
    // A blog in the operator's own network keeps its pictures there, too.
    const picture = fetchThumbnail(url, { isTrusted: url.host === feedUrl.host }).catch(() => undefined);
    kept.set(name, { picture, fetchedAt: now().getTime() });
    return picture;
  }

  return {
    async find(name) {
      const addresses = new Map((await feed.latest())?.flatMap(named));
      letGoOf([...addresses.keys()]);
      const address = addresses.get(name);
      return address === undefined ? undefined : fetchOnce(name, address);
    },
  };
}

/** What the picture is called on this server: nothing of its address, which may be long and strange. */
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

/** By its first bytes, before any decoder sees it: JPEG, PNG, GIF, WebP or AVIF, and never SVG, which is a program. */
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

const RETRY_MS = 60_000;
const SLOWEST_MS = 5_000;
const MOST_BYTES = 4_000_000;
const MOST_PIXELS = 30_000_000;
/** Twice as large as the home page shows it, for sharp screens. */
const EDGE = 112;
