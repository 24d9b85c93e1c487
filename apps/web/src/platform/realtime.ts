import type { EVENTS_PATH } from '@wallabee/contract/events/event';
import type { BrowserApi } from '@wallabee/contract/protocol/page-visit';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { createEventConnection, type EventConnection, type ServerEventListener } from './event-connection.ts';
import type { SiteData } from './site-data.ts';

/** Hears what the server tells everybody while the page is being looked at; says whether it hears just now. */
export function useServerEvents(listener: ServerEventListener): boolean {
  const api = useRouteLoaderData<SiteData>('root')?.browserApi;
  const connection = api ? connectionTo(api) : NOBODY_TO_HEAR;
  const current = useEffectEvent(() => listener);

  useEffect(
    () =>
      connection.listen({
        get events() {
          return current().events;
        },
        onOpen: () => current().onOpen?.(),
      }),
    [connection],
  );
  return useSyncExternalStore(connection.onChange, connection.isOpen, () => false);
}

/** Where not even the root could be loaded. */
const NOBODY_TO_HEAR: EventConnection = {
  listen: () => () => {},
  isOpen: () => false,
  onChange: () => () => {},
};

const connections = new Map<string, EventConnection>();

/** The same one for every listener on the page: browsers allow only a handful to one server. */
function connectionTo({ baseUrl, key }: BrowserApi): EventConnection {
  const url = `${baseUrl}${PATH}?${new URLSearchParams({ key })}`;
  const connection = connections.get(url) ?? createEventConnection(url, BROWSER);
  connections.set(url, connection);
  return connection;
}

// The contract's own constant would bring its schemas along, and zod with them.
const PATH: typeof EVENTS_PATH = '/events';

const BROWSER = {
  openSource: (url: string) => new EventSource(url),
  isHidden: () => document.visibilityState === 'hidden',
  onVisibilityChange(notice: () => void) {
    document.addEventListener('visibilitychange', notice);
    return () => document.removeEventListener('visibilitychange', notice);
  },
};
