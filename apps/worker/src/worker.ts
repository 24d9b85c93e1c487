import type { WorkerMessage } from '@wallabee/contract/protocol/worker-messages';
import { recordActivation } from './cache/client-builds.ts';
import { downloadOwnLists } from './cache/download-own-lists.ts';
import { deleteOwn } from './cache/own-responses.ts';
import { cacheDocument, deletePages } from './cache/page-responses.ts';
import { deletePictures } from './cache/pictures.ts';
import { cacheVersion, deleteOtherVersions } from './cache/version.ts';
import { informPages } from './inform-pages.ts';
import { loadRenderer } from './pages/load-renderer.ts';
import { openPushed, showPushed } from './push/push.ts';
import { answerRequest } from './requests/answer-request.ts';
import { loadSearch } from './search/load-search.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', answerRequest);
self.addEventListener('message', (event) => event.waitUntil(handleMessage(event.data)));
self.addEventListener('push', (event) => event.waitUntil(showPushed(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPushed(event.notification.data?.url));
});

async function install() {
  loadRenderer();
  loadSearch();
  await cacheVersion();
}

async function handleMessage(message: WorkerMessage) {
  if (message.kind === 'activate' && (message.pages ?? BUILD.pages) === BUILD.pages) await self.skipWaiting();
  if (message.kind === 'cache-site') await cacheSite();
  if (message.kind === 'cache-own') await downloadOwnLists(message.token);
  if (message.kind === 'cache-page') await cacheDocument(message.path);
  if (message.kind === 'clear')
    await Promise.all([deleteOwn(), deletePages({ ofThisBuild: true }), deletePictures()]);
}

/** A removed worker runs until its pages are closed; a registration before that restarts it without its caches. */
async function cacheSite() {
  const isCached = await cacheVersion().then(
    () => true,
    () => false,
  );
  await informPages({ kind: isCached ? 'site-cached' : 'site-failed' });
}

async function activate() {
  await self.registration.navigationPreload?.enable();
  await recordActivation();
  await Promise.all([deleteOtherVersions(), deletePages({ ofThisBuild: false })]);
  await self.clients.claim();
}
