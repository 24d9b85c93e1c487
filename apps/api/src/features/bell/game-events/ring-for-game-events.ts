import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import type { Db } from '../../../platform/db/db.ts';
import { ringBell } from '../ring-bell.ts';
import { formerItemNotices } from './former-items.ts';
import type { GameEvent } from './game-event.ts';
import { giftNotices } from './gifts.ts';
import { releaseNotices } from './releases.ts';
import { finishedNotices, oneShortNotices } from './sets.ts';

/** Notifies players of what happens to them in the game, in the transaction that works the event log off. */
export async function ringForGameEvents(
  trx: Db,
  events: readonly GameEvent[],
  { game, now }: { game: GameCatalogue; now: Date },
) {
  const notices = [
    ...giftNotices(events),
    ...(await finishedNotices(trx, events)),
    ...(await oneShortNotices(trx, events, { game, now })),
    ...(await formerItemNotices(trx, events)),
    ...(await releaseNotices(trx, events, now)),
  ];
  for (let first = 0; first < notices.length; first += MOST_AT_ONCE)
    await ringBell(trx, notices.slice(first, first + MOST_AT_ONCE));
}

/** A release is a notice for every active player. */
const MOST_AT_ONCE = 1_000;
