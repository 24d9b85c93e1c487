import type { Call } from '@wallabee/contract/protocol/call';
import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import { currentSession, onSessionChange } from './session.ts';
import { FIRST_RETRY_MS, isWorthAnotherTry, RETRIES } from './worth-another-try.ts';

/** As much of a query as pages that only read have use for. */
export interface Answer<Data> {
  data: Data | undefined;
  /** Of the last attempt; what was known before it is still there. */
  error: Error | null;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<void>;
}

/** An answer that came with the page, for the player it was made for. */
export interface Given<Data> {
  readerId: number;
  data: Data;
}

export interface KeptAnswer {
  path: string;
  answer: Answer<unknown>;
  /** As the server made the page. Where that was for another player it is gone as soon as the page is alive. */
  answerAtFirst: Answer<unknown>;
  ask: () => Promise<unknown>;
  answeredAt: number;
  underWay: Promise<void> | null;
  listeners: Set<() => void>;
  subscribe: (listener: () => void) => () => void;
}

const kept = new Map<string, KeptAnswer>();
const KEPT_AT_MOST = 60;

/** Forgets every answer of these calls; those in sight are asked for again, and have come when the promise is kept. */
export async function askAnew(calls: readonly Pick<Call<Endpoint>, 'path'>[]) {
  const old = [...kept].filter(([, { path }]) => calls.some((call) => call.path === path));
  await Promise.all(
    old.map(async ([name, entry]) => {
      entry.answeredAt = 0;
      if (entry.listeners.size === 0) return void kept.delete(name);
      // One under way may have been answered before the change.
      await entry.underWay;
      await entry.answer.refetch();
    }),
  );
}

interface Asked extends Pick<KeptAnswer, 'path' | 'ask'> {
  name: string;
  given: Given<unknown> | null;
}

export function keptAnswer({ name, given, ...asked }: Asked): KeptAnswer {
  const known = kept.get(name);
  if (known) return known;

  const entry = createEntry(asked, given);
  // What a server kept for one player would be there for the next.
  if (typeof window === 'undefined') return entry;

  followSession();
  for (const [oldest, { listeners: watching }] of kept) {
    if (kept.size < KEPT_AT_MOST) break;
    if (watching.size === 0) kept.delete(oldest);
  }
  kept.set(name, entry);
  return entry;
}

function createEntry(asked: Pick<KeptAnswer, 'path' | 'ask'>, given: Given<unknown> | null): KeptAnswer {
  const listeners = new Set<() => void>();
  const refetch = () => load(entry);
  const answerAtFirst = given
    ? { ...NOTHING_YET, data: given.data, isPending: false, refetch }
    : { ...NOTHING_YET, refetch };
  const isOthers = given !== null && given.readerId !== currentSession()?.userId;
  const entry: KeptAnswer = {
    ...asked,
    listeners,
    answerAtFirst,
    answer: isOthers ? { ...NOTHING_YET, refetch } : answerAtFirst,
    // Hardly before the page was asked for; a login in the same page, hours later, finds it old.
    answeredAt: given && !isOthers ? performance.timeOrigin : 0,
    underWay: null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return entry;
}

const NOTHING_YET = { data: undefined, error: null, isPending: true, isError: false, isFetching: false };

function load(entry: KeptAnswer): Promise<void> {
  entry.underWay ??= attempt(entry).finally(() => {
    entry.underWay = null;
  });
  return entry.underWay;
}

async function attempt(entry: KeptAnswer, tries = 0): Promise<void> {
  tell(entry, { isFetching: true });
  try {
    const data = await entry.ask();
    entry.answeredAt = Date.now();
    tell(entry, { data, error: null, isPending: false, isError: false, isFetching: false });
  } catch (failure) {
    if (tries >= RETRIES || !isWorthAnotherTry(failure)) {
      tell(entry, { error: failure as Error, isPending: false, isError: true, isFetching: false });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, FIRST_RETRY_MS * 2 ** tries));
    await attempt(entry, tries + 1);
  }
}

function tell(entry: KeptAnswer, news: Partial<Answer<unknown>>) {
  entry.answer = { ...entry.answer, ...news };
  for (const listener of entry.listeners) listener();
}

let playerId: number | undefined;
let isFollowing = false;

/** What one player loaded must never be another's. */
function followSession() {
  if (isFollowing) return;
  isFollowing = true;
  playerId = currentSession()?.userId;
  onSessionChange(() => {
    if (currentSession()?.userId === playerId) return;
    playerId = currentSession()?.userId;
    kept.clear();
  });
}
