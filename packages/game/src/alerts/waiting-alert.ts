import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { BoundQuery } from '../query/bound-query.ts';
import type { NumberFacts } from '../query/number-facts.ts';

/** What an alert waits for; a set and a place are terms of the query. */
export interface WaitingAlert {
  readonly query: BoundQuery;
  /** The only item that it is about. */
  readonly itemId?: ItemId | undefined;
  /** A player whom the event has to be about. */
  readonly playerId?: PlayerId | undefined;
}

/** Something that happened to a numbered item. */
export interface NumberEvent {
  readonly facts: NumberFacts;
  readonly itemId: ItemId;
  readonly playerIds: readonly PlayerId[];
}
