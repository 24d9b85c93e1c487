import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { LockedList } from './table/locked-list.ts';

/** So that coming back finds the list where it was, at once. What others see of it is the same: nothing here is secret. */
const kept = new Map<PlayerId, { list: LockedList; at: number }>();

const MOST_KEPT = 3;
const FRESH_MS = 60_000;

export function keptList(playerId: PlayerId): LockedList | null {
  const found = kept.get(playerId);
  return found && Date.now() - found.at < FRESH_MS ? found.list : null;
}

export function keepList(playerId: PlayerId, list: LockedList) {
  kept.delete(playerId);
  kept.set(playerId, { list, at: Date.now() });
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
}
