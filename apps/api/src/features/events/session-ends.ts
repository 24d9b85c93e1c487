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
 * A stream does not outlive its token. A logout is heard at once, in whichever process it happened; whatever else ends
 * a session (its time is up, the account is closed) is noticed within a heartbeat.
 */
export function endStreamsWithSessions({ db, notifications, streams, now }: SessionEnds) {
  const endStale = () => void endStaleStreams({ db, streams, now });
  notifications.on(SESSION_ENDED_CHANNEL, (sessionKey) => {
    // Nothing is said after the connection to the database was lost: somebody may have logged out meanwhile.
    if (sessionKey === '') endStale();
    else streams.endSessions([sessionKey]);
  });
  const timer = setInterval(endStale, HEARTBEAT_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** A database that is away says nothing about anybody: the next round will. */
export async function endStaleStreams({ db, streams, now }: Omit<SessionEnds, 'notifications'>) {
  const open = streams.sessionKeys();
  if (open.length === 0) return;
  const live = await listLiveSessionKeys(db, open, now()).catch(() => open);
  const known = new Set(live);
  streams.endSessions(open.filter((key) => !known.has(key)));
}
