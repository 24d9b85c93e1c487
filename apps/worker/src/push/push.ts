declare const self: ServiceWorkerGlobalScope;

interface Pushed {
  title?: string;
  body?: string;
  url?: string;
  tag?: string;
  icon?: string;
}

/** Browsers end a subscription whose pushes show nothing, so a message that cannot be read is shown as well. */
export function showPushed(data: PushMessageData | null): Promise<void> {
  const { title, body, url, tag, icon } = read(data);
  const options = {
    body: body ?? 'Something happened. Open the bell to see it.',
    icon: icon ?? '/icon-192.png',
    badge: '/icon-192.png',
    data: { url },
    // A tag that is used again would replace the former without a sound.
    ...(tag !== undefined && { tag, renotify: true }),
  };
  return self.registration.showNotification(title ?? 'WallaBee', options);
}

function read(data: PushMessageData | null): Pushed {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** Focuses a tab that shows the page, or leads an open tab there, or opens one. */
export async function openPushed(path = '/alerts/history') {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address.href) ?? tabs[0];
  if (tab === undefined) return void (await self.clients.openWindow(address.href));
  const shown = await tab.focus();
  if (shown.url !== address.href)
    await shown.navigate(address.href).catch(() => self.clients.openWindow(address.href));
}
