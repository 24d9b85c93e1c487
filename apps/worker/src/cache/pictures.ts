import { openCache } from './open-cache.ts';
import { trim } from './responses.ts';

const NAME = 'pictures';

/** About 3 MB of pictures at the size of a card. */
export const MOST_PICTURES = 400;

/** Larger ones are fetched where they are shown, and a smaller one stands in for them. */
const LARGEST = 200;

/** A picture is asked of the network once, because its address changes with it. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await openCache(NAME).catch(() => undefined);
  // Where storage fails, pictures are those of the network.
  if (!cache) return fetch(request);
  const known = await cache.match(request.url, { ignoreVary: true });
  if (known) return known;
  try {
    const fresh = await fetch(request);
    if (fresh.ok && isCacheable(request.url))
      event.waitUntil(store(cache, request.url, fresh.clone()).catch(() => {}));
    return fresh;
  } catch {
    return (await ofAnotherSize(cache, request.url)) ?? emptyPicture();
  }
}

export async function deletePictures() {
  await caches.delete(NAME);
}

export function isCacheable(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  const [, size] = SIZED.exec(pathname) ?? [];
  return searchParams.has('k') && size !== undefined && Number(size) <= LARGEST;
}

/** The addresses of the same picture in the sizes that are cached, the largest first. */
export function otherSizes(address: string): string[] {
  return SIZES.map((size) => address.replace(SIZED_ADDRESS, `-${size}.webp$1`)).filter(
    (other) => other !== address,
  );
}

const SIZED = /-(\d+)\.webp$/;
const SIZED_ADDRESS = /-\d+\.webp(\?|$)/;
const SIZES = [200, 120, 100, 60, 50, 25];

/** The oldest go now and then, because counting them takes longer than storing one. */
async function store(cache: Cache, address: string, picture: Response) {
  await cache.put(address, picture);
  // By chance, because a worker is stopped and started between a few pictures.
  if (Math.random() * TRIM_EVERY < 1) await trim(cache, MOST_PICTURES - TRIM_EVERY);
}

const TRIM_EVERY = 20;

async function ofAnotherSize(cache: Cache, address: string): Promise<Response | undefined> {
  for (const other of otherSizes(address)) {
    const known = await cache.match(other, { ignoreVary: true });
    if (known) return known;
  }
  return undefined;
}

/** The plate behind a picture shows through it. */
function emptyPicture(): Response {
  return new Response('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
  });
}
