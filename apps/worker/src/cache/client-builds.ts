import { BUILD_HEADER } from '@wallabee/contract/protocol/page-visit';
import { openCache } from './open-cache.ts';

declare const self: ServiceWorkerGlobalScope;

/** Which build the page of a client is of, where that is not the one of the active worker. */
const NAME = 'clients';
const ACTIVE = '/clients/active';

export function buildOf({ headers }: Response): string | null {
  return headers.get(BUILD_HEADER);
}

export async function buildOfClient(id: string): Promise<string> {
  return (await read(await openCache(NAME), addressOf(id))) ?? BUILD.pages;
}

/** A server that has been replaced makes pages of another build while this worker is still active. */
export async function recordClient(id: string, build: string | null) {
  if (id && build !== null && build !== BUILD.pages)
    await (await openCache(NAME)).put(addressOf(id), new Response(build));
}

/** The pages that are open at the activation were made by the build of the worker before. */
export async function recordActivation() {
  const cache = await openCache(NAME);
  const before = await read(cache, ACTIVE);
  await cache.put(ACTIVE, new Response(BUILD.pages));
  if (before === undefined || before === BUILD.pages) return;
  for (const { id } of await openPages())
    if (!(await cache.match(addressOf(id)))) await cache.put(addressOf(id), new Response(before));
}

export async function forgetClosedPages() {
  const cache = await openCache(NAME);
  const open = new Set((await openPages()).map(({ id }) => addressOf(id)));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== ACTIVE && !open.has(pathname)) await cache.delete(url);
  }
}

export async function isOtherBuildOpen(): Promise<boolean> {
  const pages = await openPages();
  const builds = await Promise.all(pages.map(({ id }) => buildOfClient(id)));
  return builds.some((build) => build !== BUILD.pages);
}

function openPages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

const addressOf = (id: string) => `/clients/${id}`;

async function read(cache: Cache, address: string): Promise<string | undefined> {
  return (await cache.match(address))?.text();
}
