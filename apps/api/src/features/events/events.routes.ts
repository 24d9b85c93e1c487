import { followEvents, type StreamKind, USUAL_KINDS } from '@wallabee/contract/events/event';
import { PUBLIC_KINDS } from '@wallabee/contract/events/game-events';
import { kindsIn } from '@wallabee/contract/protocol/kinds-in-address';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Db } from '../../platform/db/db.ts';
import type { Reads } from '../../platform/db/replica/reads.ts';
import { TOKEN_HEADER } from '../../platform/http/calls/authentication.ts';
import { mayReadMessages } from '../../platform/http/calls/bearer.ts';
import type { ApiApp } from '../../platform/http/calls/route.ts';
import { READABLE_BY_ALL } from '../../platform/http/cross-origin.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { SECURITY_HEADERS } from '../../platform/http/security-headers.ts';
import { onRequestEnd } from '../../platform/http/traffic/connections.ts';
import { limitHeadersIn } from '../../platform/limits/limit-headers.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { busy, loginRequired, tooMany } from '../../platform/problems.ts';
import {
  createEventStreams,
  type EventStream,
  type StreamOwner,
} from '../../platform/realtime/event-streams.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import type { Position } from '../../platform/realtime/position.ts';
import { hexDigest } from '../../platform/sessions/digest.ts';
import { followLog } from '../event-log/event-log.public.ts';
import { forwardEvents } from './forward-events.ts';
import { createReplays } from './replays.ts';
import { endStreamsWithSessions } from './session-ends.ts';

interface EventOptions {
  db: Db;
  reads: Reads;
  notifications: Pick<Notifications, 'on'>;
  metrics?: Pick<Metrics, 'streams'> | undefined;
  now: () => Date;
  mostOfOneNetwork?: number;
}

export function eventRoutes({ db, reads, notifications, metrics, now, ...options }: EventOptions) {
  const { mostOfOneNetwork = MOST_OF_ONE_NETWORK } = options;

  return async (app: ApiApp) => {
    const streams = createEventStreams();
    metrics?.streams(streams.count);
    const tail = followLog({ reads, notifications, readers: streams.count, onEvents: streams.broadcast });
    const replays = createReplays(db, tail);
    forwardEvents(notifications, streams);
    const sessions = endStreamsWithSessions({ db, notifications, streams, now });
    const perNetwork = createCounts();
    let isClosing = false;
    // Streams never end by themselves, so a shutdown must end them.
    app.addHook('preClose', async () => {
      isClosing = true;
      tail.stop();
      sessions.stop();
      streams.endAll();
    });

    async function start(stream: EventStream, kinds: readonly StreamKind[], from: Start) {
      if (from === 'now') return stream.goLive(tail.position());
      if (from === 'unknown') {
        stream.say('missed', tail.position());
        return stream.goLive(tail.position());
      }
      const wanted = PUBLIC_KINDS.filter((kind) => kinds.includes(kind));
      // A client whose replay fails connects again, with the last id that it got.
      await replays.resume(stream, from, wanted).catch(stream.end);
    }

    async function findStart(lastEventId: string | undefined): Promise<Start> {
      await tail.ready();
      if (lastEventId === undefined) return 'now';
      return (await replays.find(lastEventId)) ?? 'unknown';
    }

    app.withTypeProvider<ZodTypeProvider>().get(
      followEvents.path,
      {
        schema: { querystring: followEvents.query },
        config: { call: followEvents, acceptsKeyInAddress: true, isPublicRead: true, isStream: true },
        // A HEAD request would never be answered, because a stream is nothing but a body.
        exposeHeadRoute: false,
      },
      async (request, reply) => {
        if (isClosing || streams.count() >= MOST_STREAMS) throw busy();
        const kinds = kindsFor(request, request.query.kinds);
        const owner = await ownerOf(request);
        const from = await findStart(lastEventIdOf(request));
        const network = networkOf(request.ip);
        if (perNetwork.of(network) >= mostOfOneNetwork)
          throw tooMany('Too many event streams are open from your address.', 60);
        perNetwork.add(network, 1);
        onRequestEnd(request.raw, reply.raw, () => perNetwork.add(network, -1));
        reply.hijack();
        reply.raw.writeHead(200, {
          ...SECURITY_HEADERS,
          ...READABLE_BY_ALL,
          ...STREAM_HEADERS,
          ...limitHeadersIn(reply),
          'x-request-id': request.id,
        });
        const stream = streams.add(reply.raw, { owner, kinds: new Set(kinds) });
        onRequestEnd(request.raw, reply.raw, stream.remove);
        await start(stream, kinds, from);
      },
    );
  };
}

/** The present, a position, or an id that nothing is known of. */
type Start = 'now' | 'unknown' | Position;

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Disables nginx's buffering, which would delay events.
  'x-accel-buffering': 'no',
  // An open connection would delay a shutdown.
  connection: 'close',
};

/** The header comes from a reconnection and is newer than the address. */
function lastEventIdOf({ headers, query }: FastifyRequest): string | undefined {
  const id = headers['last-event-id'] ?? (query as { last_event_id?: string }).last_event_id;
  return id === undefined || id === '' ? undefined : String(id);
}

/** An app that may not read messages does not hear of them. */
function kindsFor(request: FastifyRequest, asked: string | undefined): readonly StreamKind[] {
  const kinds = asked === undefined ? USUAL_KINDS : kindsIn<StreamKind>(asked);
  return mayReadMessages(request) ? kinds : kinds.filter((kind) => kind !== 'inbox');
}

/** An invalid token is refused, because its client would wait for events that never come. */
async function ownerOf(request: FastifyRequest): Promise<StreamOwner | undefined> {
  if (request.bearer) {
    const player = await request.findPlayer();
    return player && { playerId: player.id, sessionKey: request.bearer.sessionKey };
  }
  const token = request.headers[TOKEN_HEADER];
  if (token === undefined) return undefined;
  const player = await request.findPlayer();
  if (!player) throw loginRequired();
  return { playerId: player.id, sessionKey: hexDigest(String(token)) };
}

/** Ten times what one process is measured for (docs/decisions/0013-event-streams.md). */
const MOST_STREAMS = 10_000;

/** Enough for a school or a mobile network behind one address, and a tenth of all streams. */
const MOST_OF_ONE_NETWORK = 1_000;

function createCounts() {
  const counts = new Map<string, number>();
  const of = (name: string) => counts.get(name) ?? 0;
  return {
    of,
    add(name: string, more: 1 | -1) {
      const count = of(name) + more;
      if (count > 0) counts.set(name, count);
      else counts.delete(name);
    },
  };
}
