import { playerCalls } from '@wallabee/contract/players/players.calls';
import type { Profile } from '@wallabee/contract/players/profile';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type BrowserCallApi, useCallApi } from './api.ts';
import { useServerEvents } from './realtime.ts';
import { currentSession, type Session, useSession } from './session.ts';

export type OwnProfile =
  | { status: 'none' | 'loading'; profile: null }
  /** `profile` is what was known before, if anything was. */
  | { status: 'failed'; profile: Profile | null }
  | { status: 'ready'; profile: Profile };

/** The profile of the player who is logged in. One for the whole site: the shell and the player's pages share it. */
export function useOwnProfile(): OwnProfile {
  return useSyncExternalStore(subscribe, () => known, nothingKnown);
}

/** To be called where the profile may have changed: messages read, a birthday set. */
export function useRefreshOwnProfile(): () => Promise<void> {
  const callApi = useCallApi();
  return useCallback(() => load(callApi), [callApi]);
}

/**
 * Once, around everything: fetches the profile when there is somebody logged in, again whenever the server says that
 * their inbox has changed, and forgets it with the login.
 */
export function useKeptOwnProfile() {
  const session = useSession();
  const callApi = useCallApi();
  const refresh = () => void load(callApi);
  useServerEvents({ events: { inbox: refresh }, onOpen: refresh }, session !== null);

  useEffect(() => {
    tell(NOTHING);
    if (!session) return;
    void load(callApi);
    // Whoever comes back to the page after a while sees what has arrived meanwhile.
    const lookAgain = () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt > FRESH_MS) void load(callApi);
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [session, callApi]);
}

const FRESH_MS = 60_000;
const NOTHING: OwnProfile = { status: 'none', profile: null };
const nothingKnown = () => NOTHING;

let known: OwnProfile = NOTHING;
let askedAt = 0;
const listeners = new Set<() => void>();

let isUnderWay = false;
let isWantedAgain = false;

/** Whoever asks while an answer is under way gets one that was begun after the asking: the first may be too old. */
async function load(callApi: BrowserCallApi): Promise<void> {
  if (isUnderWay) {
    isWantedAgain = true;
    return;
  }
  isUnderWay = true;
  do {
    isWantedAgain = false;
    await loadOnce(callApi);
  } while (isWantedAgain);
  isUnderWay = false;
}

async function loadOnce(callApi: BrowserCallApi) {
  const session = currentSession();
  if (!session) return;
  askedAt = Date.now();
  if (known.profile === null) tell({ status: 'loading', profile: null });
  const profile = await fetchProfile(callApi, session);
  // Somebody else may have logged in while this was under way.
  if (currentSession()?.token !== session.token) return;
  tell(profile ? { status: 'ready', profile } : { status: 'failed', profile: known.profile });
}

async function fetchProfile(callApi: BrowserCallApi, { userId }: Session): Promise<Profile | null> {
  return callApi(playerCalls.readProfile, { params: { player: String(userId) } }).catch(() => null);
}

function tell(next: OwnProfile) {
  known = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
