import { EVENTS_PATH, NewItem, WORLD_EVENTS_CHANNEL } from '@wallabee/contract/events/event';
import type { ApiApp } from '../../platform/http/route.ts';
import { securityHeaders } from '../../platform/http/security-headers.ts';
import { createEventStreams } from '../../platform/realtime/event-streams.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';

/** Passes on what the engine announces, whichever server process it happened in. */
export function eventRoutes({ notifications }: { notifications: Pick<Notifications, 'on'> }) {
  return async (app: ApiApp) => {
    const streams = createEventStreams();
    // Otherwise a shutdown would wait for streams that never end by themselves.
    app.addHook('preClose', async () => streams.endAll());

    notifications.on(WORLD_EVENTS_CHANNEL, (payload) => {
      const item = newItemIn(payload);
      if (item) streams.broadcast('new_item', item);
    });

    app.get(
      EVENTS_PATH,
      { config: { acceptsKeyInAddress: true }, schema: { hide: true } },
      (request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200, {
          ...securityHeaders(),
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'access-control-allow-origin': '*',
          // nginx would otherwise hold events back until its buffer is full.
          'x-accel-buffering': 'no',
          'x-request-id': request.id,
        });
        streams.add(reply.raw);
      },
    );
  };
}

/** Empty after a lost connection, and possibly from a newer server: whatever is not understood is passed over. */
function newItemIn(payload: string): NewItem | undefined {
  try {
    return NewItem.safeParse(JSON.parse(payload).new_item).data;
  } catch {
    return undefined;
  }
}
