import { DEVICE_CACHE } from '@wallabee/contract/protocol/worker-messages';

type Note = 'install-hint';

/** In a cache, because a logout empties the other storage of the site. */
export async function readNote(note: Note): Promise<string | undefined> {
  const cache = await globalThis.caches?.open(DEVICE_CACHE);
  return (await cache?.match(addressOf(note)))?.text();
}

export async function writeNote(note: Note, text: string) {
  const cache = await globalThis.caches?.open(DEVICE_CACHE);
  await cache?.put(addressOf(note), new Response(text));
}

const addressOf = (note: Note) => `/device/${note}`;
