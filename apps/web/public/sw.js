/** Shows what is pushed, and opens its page. It answers no requests of pages. */

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url));
});

/** Browsers end a subscription whose pushes show nothing, so a message that cannot be read is shown as well. */
function show(data) {
  const { title, body, url, tag, icon } = read(data);
  return self.registration.showNotification(title ?? 'WallaBee', {
    body: body ?? 'Something happened. Open the bell to see it.',
    icon: icon ?? '/icon-192.png',
    badge: '/icon-192.png',
    tag,
    // A tag that is used again would replace the former without a sound.
    renotify: tag !== undefined,
    data: { url },
  });
}

function read(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** Focuses a tab that shows the page, or leads an open tab there, or opens one. */
async function open(path) {
  const address = new URL(path ?? '/alerts/history', self.location.origin);
  if (address.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address.href) ?? tabs[0];
  if (tab === undefined) return void (await self.clients.openWindow(address.href));
  const shown = await tab.focus();
  if (shown.url !== address.href) {
    await shown.navigate(address.href).catch(() => self.clients.openWindow(address.href));
  }
}
