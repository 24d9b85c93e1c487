import pg from 'pg';

type Handler = (payload: string) => void;

export interface Notifications {
  on(channel: string, handler: Handler): void;
  /** Once everything asked for so far is being listened to. */
  settled(): Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * What PostgreSQL's NOTIFY tells, from this or any other server process. After a lost connection every channel is
 * called once with an empty payload, because something may have been said meanwhile.
 */
export async function listenForNotifications(url: string): Promise<Notifications> {
  const handlers = new Map<string, Handler[]>();
  let client: pg.Client | undefined;
  let isStopped = false;
  // One connection takes one question at a time. One that fails was lost, and its successor listens to everything.
  let talk: Promise<unknown> = Promise.resolve();

  async function connect() {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'wallabee listener',
    });
    next.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
    next.on('error', () => void reconnect());
    next.on('end', () => void reconnect());
    await next.connect();
    client = next;
    for (const channel of handlers.keys()) await listenTo(next, channel);
  }

  async function reconnect() {
    if (isStopped || client === undefined) return;
    client = undefined;
    for (let wait = FIRST_WAIT_MS; !isStopped; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      await new Promise((resolve) => setTimeout(resolve, wait).unref());
      const isBack = await connect().then(
        () => true,
        () => false,
      );
      if (isBack) return tellAll();
    }
  }

  function tellAll() {
    for (const channel of handlers.keys()) tell(channel, '');
  }

  function tell(channel: string, payload: string) {
    for (const handler of handlers.get(channel) ?? []) handler(payload);
  }

  await connect();
  return {
    on(channel, handler) {
      const sofar = handlers.get(channel);
      handlers.set(channel, [...(sofar ?? []), handler]);
      if (!sofar) talk = talk.then(() => listenTo(client, channel)).catch(() => {});
    },
    settled: () => talk,
    async stop() {
      isStopped = true;
      await client?.end();
    },
  };
}

async function listenTo(client: pg.Client | undefined, channel: string) {
  await client?.query(`listen ${client.escapeIdentifier(channel)}`);
}

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;
