import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import type { Notifications } from '../../../platform/realtime/notifications.ts';
import { type GameEvent, ringForGameEvents } from '../../bell/bell.public.ts';
import type { AlertServices } from '../alert-services.ts';
import { type LoggedEvent, markMatched, takeEvents } from './events.queries.ts';
import { findMatches } from './find-matches.ts';
import { ringAlerts } from './ring-alerts.ts';
import type { WaitingAlerts } from './waiting-alerts.ts';

export interface MatchingParts extends AlertServices {
  notifications: Pick<Notifications, 'caughtUp'>;
  waiting: WaitingAlerts;
  game: () => GameCatalogue;
}

/** Types that the alerts do not know yet; their events wait until all alerts are bound again. */
export type UnknownTypes = Set<ItemTypeId>;

/**
 * Events are matched, their notifications are added and they are marked in one transaction. Undefined where none is
 * left.
 */
export function matchSome(
  parts: MatchingParts,
  unknown: UnknownTypes,
): Promise<{ matched: number } | undefined> {
  const { db, catalogue, binder, notifications, now, waiting, game } = parts;
  return db.transaction().execute(async (trx) => {
    const taken = await takeEvents(trx, { most: MOST_EVENTS, except: [...unknown] });
    if (taken.length === 0) return undefined;
    // An alert that was made before an event has been notified by now.
    await notifications.caughtUp();
    if (!waiting.isComplete()) return undefined;
    await waiting.readChanged(trx);
    const isReady = (event: LoggedEvent) => isKnown(event, parts);
    const { book } = waiting;
    const found = await findMatches(taken, { book, types: binder.types(), isReady });
    for (const { item_type_id } of found.early) if (item_type_id !== null) unknown.add(item_type_id);
    await ringAlerts(trx, found.matches, { catalogue: catalogue.current(), now: now() });
    await ringForGameEvents(trx, found.events as readonly GameEvent[], { game: game(), now: now() });
    await markMatched(
      trx,
      found.events.map(({ event_id }) => event_id),
      now(),
    );
    return { matched: found.events.length };
  });
}

/** An event does not wait for ever, because its type may be gone again. */
function isKnown({ item_type_id, at }: LoggedEvent, { waiting, now }: MatchingParts): boolean {
  if (item_type_id === null || waiting.knows(item_type_id)) return true;
  return now().getTime() - at.getTime() > LONGEST_WAIT_MS;
}

const MOST_EVENTS = 1_000;
const LONGEST_WAIT_MS = 10 * 60_000;
