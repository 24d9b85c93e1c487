import { eventAddresses } from '@wallabee/contract/events/events.addresses';
import type { BrowserApi } from '@wallabee/contract/protocol/page-visit';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useSession } from '../session/session.ts';
import type { SiteData } from '../site/site-data.ts';
import { createEventConnection, type EventConnection } from './event-connection.ts';
import type { ServerEventListener } from './event-listeners.ts';
import { openEventStream } from './event-stream.ts';

/**
 * Subscribes to public events and those of the player while the page is visible; returns whether the stream is open.
 */
export function useServerEvents(listener: ServerEventListener, isWanted = true): boolean {
  const api = useRouteLoaderData<SiteData>('root')?.browserApi;
  const token = useSession()?.token;
  const connection = api ? connectionTo(api, token) : NO_EVENTS;
  const current = useEffectEvent(() => listener);

  useEffect(() => {
    if (!isWanted) return;
    return connection.listen({
      get events() {
        return current().events;
      },
      onOpen: () => current().onOpen?.(),
    });
  }, [connection, isWanted]);
  return useSyncExternalStore(connection.onChange, connection.isOpen, () => false);
}

/** The fallback if the root could not be loaded. */
const NO_EVENTS: EventConnection = {
  listen: () => () => {},
  isOpen: () => false,
  onChange: () => () => {},
};

const connections = new Map<string, EventConnection>();

/** Browsers limit the connections per server, so all listeners share one; a login or logout replaces it. */
function connectionTo({ baseUrl, key }: BrowserApi, token: string | undefined): EventConnection {
  const address = { url: `${baseUrl}${eventAddresses.followEvents.path}`, key, token };
  const name = JSON.stringify(address);
  const connection =
    connections.get(name) ??
    createEventConnection({
      ...BROWSER,
      openStream: (handlers, asked) => openEventStream({ ...address, ...asked }, handlers),
    });
  connections.set(name, connection);
  return connection;
}

const BROWSER = {
  isHidden: () => document.visibilityState === 'hidden',
  onVisibilityChange(notice: () => void) {
    document.addEventListener('visibilitychange', notice);
    return () => document.removeEventListener('visibilitychange', notice);
  },
};
