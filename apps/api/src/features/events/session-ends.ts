import type { Db } from '../../platform/db/db.ts';
import { type EventStreams, HEARTBEAT_MS } from '../../platform/realtime/event-streams.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import { listLiveSessionKeys, SESSION_ENDED_CHANNEL } from '../../platform/sessions/sessions.queries.ts';

interface SessionEnds {
  db: Db;
  notifications: Pick<Notifications, 'on'>;
  streams: EventStreams;
  now: () => Date;
}

/**
 * Ends a stream with its session: at once after a logout in any process, and within a heartbeat when the session
 * expires or the account is closed.
 */
export function endStreamsWithSessions({ db, notifications, streams, now }: SessionEnds) {
  const endStale = () => void endStaleStreams({ db, streams, now });
  notifications.on(SESSION_ENDED_CHANNEL, (sessionKey) => {
    // An empty payload follows a lost connection, during which sessions may have ended.
    if (sessionKey === '') endStale();
    else streams.endSessions([sessionKey]);
  });
  const timer = setInterval(endStale, HEARTBEAT_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** While the database is unavailable no stream is ended; the next heartbeat checks again. */
export async function endStaleStreams({ db, streams, now }: Omit<SessionEnds, 'notifications'>) {
  const open = streams.sessionKeys();
  if (open.length === 0) return;
  const live = await listLiveSessionKeys(db, open, now()).catch(() => open);
  const known = new Set(live);
  streams.endSessions(open.filter((key) => !known.has(key)));
}
