import type { Endpoint, InputOf, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { useEffect, useSyncExternalStore } from 'react';
import { type Call, useCallApi } from './api.ts';
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

interface Kept {
  path: string;
  answer: Answer<unknown>;
  ask: () => Promise<unknown>;
  answeredAt: number;
  underWay: Promise<void> | null;
  listeners: Set<() => void>;
  subscribe: (listener: () => void) => () => void;
}

const kept = new Map<string, Kept>();
const KEPT_AT_MOST = 60;
const FRESH_MS = 30_000;

/**
 * What a call answers, kept for as long as the site is open and shared by everything that asks the same: for the
 * forums, whose pages must be light (docs/decisions/0025-forums-without-the-query-library.md). One that is older than
 * half a minute is shown and asked for again.
 */
export function useAnswer<E extends Endpoint>(call: Call<E>, input: InputOf<E>): Answer<ResponseOf<E>> {
  const callApi = useCallApi() as (call: Call<E>, input: InputOf<E>) => Promise<unknown>;
  const name = JSON.stringify([call.path, input]);
  const entry = kept.get(name) ?? keep(name, call.path, () => callApi(call, input));
  const answer = useSyncExternalStore(
    entry.subscribe,
    () => entry.answer,
    () => entry.answer,
  );

  useEffect(() => {
    const askIfOld = () => {
      if (document.visibilityState === 'visible' && Date.now() - entry.answeredAt > FRESH_MS)
        void entry.answer.refetch();
    };
    askIfOld();
    document.addEventListener('visibilitychange', askIfOld);
    return () => document.removeEventListener('visibilitychange', askIfOld);
  }, [entry]);
  return answer as Answer<ResponseOf<E>>;
}

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

function keep(name: string, path: string, ask: () => Promise<unknown>): Kept {
  followSession();
  const listeners = new Set<() => void>();
  const entry: Kept = {
    path,
    ask,
    listeners,
    answeredAt: 0,
    underWay: null,
    answer: { ...NOTHING_YET, refetch: () => load(entry) },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  for (const [oldest, { listeners: watching }] of kept) {
    if (kept.size < KEPT_AT_MOST) break;
    if (watching.size === 0) kept.delete(oldest);
  }
  kept.set(name, entry);
  return entry;
}

const NOTHING_YET = { data: undefined, error: null, isPending: true, isError: false, isFetching: false };

function load(entry: Kept): Promise<void> {
  entry.underWay ??= attempt(entry).finally(() => {
    entry.underWay = null;
  });
  return entry.underWay;
}

async function attempt(entry: Kept, tries = 0): Promise<void> {
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

function tell(entry: Kept, news: Partial<Answer<unknown>>) {
  entry.answer = { ...entry.answer, ...news };
  for (const listener of entry.listeners) listener();
}

let token: string | undefined;
let isFollowing = false;

/** What one player loaded must never be another's. */
function followSession() {
  if (isFollowing) return;
  isFollowing = true;
  token = currentSession()?.token;
  onSessionChange(() => {
    if (currentSession()?.token === token) return;
    token = currentSession()?.token;
    kept.clear();
  });
}
