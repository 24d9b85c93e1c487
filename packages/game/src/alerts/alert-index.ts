import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { BoundQuery } from '../query/bound-query.ts';
import { matches } from '../query/matches.ts';
import type { NumberFacts } from '../query/number-facts.ts';

/** What an alert waits for; a set and a place are terms of the query. */
export interface WaitingAlert {
  readonly query: BoundQuery;
  /** The only item that it is about. */
  readonly itemId?: ItemId;
  /** A player whom the event has to be about. */
  readonly playerId?: PlayerId;
}

/** Something that happened to a numbered item. */
export interface NumberEvent {
  readonly facts: NumberFacts;
  readonly itemId: ItemId;
  readonly playerIds: readonly PlayerId[];
}

export interface AlertIndex {
  /** Adds an alert or replaces the one with this id. */
  set(id: number, alert: WaitingAlert): void;
  delete(id: number): void;
  /** The ids of the alerts that an event matches, each once. */
  matching(event: NumberEvent): number[];
  size(): number;
}

export function createAlertIndex(): AlertIndex {
  const alerts = new Map<number, WaitingAlert>();
  return {
    set: (id, alert) => void alerts.set(id, alert),
    delete: (id) => void alerts.delete(id),
    matching: (event) => [...alerts].flatMap(([id, alert]) => (isFor(alert, event) ? id : [])),
    size: () => alerts.size,
  };
}

function isFor({ query, itemId, playerId }: WaitingAlert, event: NumberEvent): boolean {
  if (itemId !== undefined && itemId !== event.itemId) return false;
  if (playerId !== undefined && !event.playerIds.includes(playerId)) return false;
  return matches(query, event.facts);
}
