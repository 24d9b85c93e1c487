import { informPages } from '../inform-pages.ts';
import { sleep } from '../sleep.ts';
import { cacheOwnLists, deleteOwn } from './own-responses.ts';
import { readSite } from './version.ts';

/** Every open page gets the result, because a player may look at the field kit in another tab. */
export async function downloadOwnLists(token: string) {
  await informPages({ kind: (await download(token)) ? 'own-cached' : 'own-failed' });
}

async function download(token: string): Promise<boolean> {
  try {
    const { browserApi } = await readSite();
    const headers = { 'X-WallaBee-API-Key': browserApi.key, 'X-User-Token': token };
    return await cacheOwnLists(token, async () => {
      const answer = await fetchWithRetry(`${browserApi.baseUrl}/me/lists`, headers);
      if (answer.status === 401) await deleteOwn();
      if (!answer.ok) throw new Error(`The lists were answered with ${answer.status}.`);
      return answer;
    });
  } catch {
    return false;
  }
}

/** A busy server says when to come back. */
async function fetchWithRetry(url: string, headers: Record<string, string>, tries = 3): Promise<Response> {
  const answer = await fetch(url, { headers });
  if (tries <= 1 || (answer.status !== 429 && answer.status !== 503)) return answer;
  const seconds = Number(answer.headers.get('retry-after') ?? RETRY_SECONDS);
  await sleep(Math.min(seconds, LONGEST_SECONDS) * 1_000);
  return fetchWithRetry(url, headers, tries - 1);
}

const RETRY_SECONDS = 5;
const LONGEST_SECONDS = 20;
