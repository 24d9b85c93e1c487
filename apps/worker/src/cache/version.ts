import { WORKER_SITE_PATH, type WorkerSite } from '@wallabee/contract/protocol/page-visit';
import { forgetClosedPages, isOtherBuildOpen } from './client-builds.ts';
import { openCache, VERSION_PREFIX, versionCache } from './open-cache.ts';
import { type CachedAnswers, downloadReference, readReference, refreshReference } from './reference.ts';
import { withSeveralTypes } from './types-of-several.ts';

declare const self: ServiceWorkerGlobalScope;

/** Everything that belongs to one build is in one cache. */
function openVersion(): Promise<Cache> {
  return openCache(versionCache());
}

/** Fails as a whole, so that a worker is never installed with a part of a version. */
export async function cacheVersion() {
  const cache = await caches.open(versionCache());
  try {
    const files = await listFiles();
    for (let from = 0; from < files.length; from += AT_ONCE)
      await cache.addAll(files.slice(from, from + AT_ONCE));
    await cache.add(new Request(WORKER_SITE_PATH, { cache: 'no-cache' }));
    await downloadReference(cache, (await readSite()).browserApi);
    answers = undefined;
  } catch (failure) {
    await caches.delete(versionCache());
    throw failure;
  }
}

async function listFiles(): Promise<string[]> {
  const answer = await fetch(BUILD.files);
  if (!answer.ok) throw new Error(`The list of files was answered with ${answer.status}.`);
  return answer.json();
}

/** Few, because a page may be loading at the same time. */
const AT_ONCE = 4;

/** Open pages of another build may still load a script of theirs, and a newer worker has its version already. */
export async function deleteOtherVersions() {
  if (self.registration.installing || self.registration.waiting) return;
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(VERSION_PREFIX) && name !== versionCache(),
  );
  if (names.length === 0) return;
  await forgetClosedPages();
  if (await isOtherBuildOpen()) return;
  await Promise.all(names.map((name) => caches.delete(name)));
}

export async function cachedFile(request: Request): Promise<Response | undefined> {
  const find = async () => (await (await openVersion()).match(request)) ?? caches.match(request);
  // Where storage fails, the network has the file.
  return find().catch(() => undefined);
}

export async function readSite(): Promise<WorkerSite> {
  const cached = await (await openVersion()).match(WORKER_SITE_PATH);
  if (!cached) throw new Error('The settings of the site are not cached.');
  return cached.json();
}

let answers: Promise<CachedAnswers | undefined> | undefined;

/** Read once while the worker runs. */
export function readAnswers(): Promise<CachedAnswers | undefined> {
  answers ??= readReference(versionCache()).then((cached) => cached && withSeveralTypes(cached));
  return answers;
}

/** For a server of this build alone, because the answers of another may be for other pages. */
export async function refreshAnswers() {
  const cache = await openVersion();
  if (await refreshReference(cache, async () => (await readSite()).browserApi)) answers = undefined;
}
