import { useEffect } from 'react';
import { isSavingData } from '../../../platform/offline/download-permission.ts';
import { downloadOwnLists, ownListsOf } from '../../../platform/offline/own-lists.ts';
import type { Session } from '../../../platform/session/session.ts';
import { hasCachedLists } from './cached-lists.ts';

/** Lists that are seen on their pages are cached there; this is for those that are not. */
export const REFRESHED_AFTER_MS = 60 * 60_000;

export function useListsRefresh(session: Session | null) {
  useEffect(() => {
    const refresh = () => void refreshOld(session);
    refresh();
    addEventListener('online', refresh);
    return () => removeEventListener('online', refresh);
  }, [session]);
}

async function refreshOld(session: Session | null) {
  const lists = ownListsOf(session);
  if (!session || !lists || !navigator.onLine) return;
  const isThere = await hasCachedLists();
  if (isThere && (isSavingData() || !isOld(lists.downloadedAt, Date.now()))) return;
  downloadOwnLists(session);
}

export function isOld(downloadedAt: string | null, now: number): boolean {
  return downloadedAt === null || now - Date.parse(downloadedAt) > REFRESHED_AFTER_MS;
}
