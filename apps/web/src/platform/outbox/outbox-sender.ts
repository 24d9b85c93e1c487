import { toRequest } from '@wallabee/contract/protocol/client';
import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import type { BrowserApi } from '@wallabee/contract/protocol/page-visit';
import { fetchApi } from '../api/api.ts';
import { currentSession } from '../session/session.ts';
import { ANSWER_TIMEOUT_MS } from './lost-connection.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { type Answer, retryDelayMs } from './outbox-rules.ts';
import { type NextRun, sendEntries } from './send-entries.ts';

interface SenderOptions {
  api: BrowserApi;
  onSent: (entry: OutboxEntry, answer: unknown) => void;
  onChange: () => void;
}

/** Sends now, when the network is back, when the page is shown, and at the times that the answers ask for. */
export function startSender(options: SenderOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isRunning = false;
  let isRequested = false;
  let isOver = false;

  async function run() {
    clearTimeout(timer);
    isRequested = true;
    if (isRunning) return;
    isRunning = true;
    let nextRun: NextRun = { until: 'addition' };
    while (isRequested && !isOver) {
      isRequested = false;
      // A logout in another tab deletes the database at any time.
      nextRun = await sendWithLock(options).catch(() => ({ until: 'network' }) as const);
    }
    isRunning = false;
    if (!isOver) timer = sleepUntil(nextRun);
  }

  function sleepUntil(nextRun: NextRun) {
    failures = nextRun.until === 'network' || nextRun.until === 'login' ? failures + 1 : 0;
    if (nextRun.until === 'addition') return undefined;
    const delay = nextRun.until === 'time' ? nextRun.at - Date.now() : retryDelayMs(failures, Math.random());
    return setTimeout(() => void run(), Math.min(Math.max(delay, 0), LONGEST_TIMER_MS));
  }

  const send = () => void run();
  const sendIfVisible = () => document.visibilityState === 'visible' && send();
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', sendIfVisible);
  send();
  return {
    send,
    stop() {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', sendIfVisible);
    },
  };
}

const LONGEST_TIMER_MS = 60 * 60_000;

/** One tab at a time. Where the browser has no locks, a tab claims each entry for itself. */
function sendWithLock({ api, onSent, onChange }: SenderOptions): Promise<NextRun> {
  const playerId = currentSession()?.userId;
  if (playerId === undefined) return Promise.resolve({ until: 'login' });
  const sending = {
    playerId,
    send: (entry: OutboxEntry) => sendEntry(api, entry),
    onSent,
    onChange,
    now: Date.now,
    random: Math.random,
  };
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return sendEntries({ ...sending, isOnlySender: false });
  return locks.request('outbox', () => sendEntries({ ...sending, isOnlySender: true }));
}

/** Undefined where no answer came that says what happened. */
async function sendEntry(api: BrowserApi, entry: OutboxEntry): Promise<Answer | undefined> {
  const session = currentSession();
  if (session?.userId !== entry.playerId) return { status: 401, body: null, retryAfterMs: undefined };
  const request = toRequest(entry.call as Endpoint, { ...entry.input, idempotencyKey: entry.key });
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const response = await fetchApi({ ...api, token: session.token, signal }, request);
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      status: response.status,
      body: await bodyOf(response),
      retryAfterMs: Number.isFinite(seconds) ? seconds * 1_000 : undefined,
    };
  } catch {
    return undefined;
  }
}

/** A success that cannot be read may come from the login page of a network. */
async function bodyOf(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  return response.json().catch(() => null);
}
