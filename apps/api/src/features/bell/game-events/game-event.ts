import type { PUBLIC_EVENTS, PublicKind } from '@wallabee/contract/events/game-events';
import type { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { z } from 'zod';

/** A row of the event log that everybody may see. */
export type GameEvent = {
  [Kind in PublicKind]: {
    readonly kind: Kind;
    readonly data: z.infer<(typeof PUBLIC_EVENTS)[Kind]>;
  } & Common;
}[PublicKind];

interface Common {
  readonly event_id: number;
  readonly at: Date;
  readonly item_id: ItemId | null;
  readonly item_type_id: ItemTypeId | null;
  /** The player who acted comes first. */
  readonly player_ids: readonly PlayerId[];
}

export type EventOf<Kind extends PublicKind> = Extract<GameEvent, { kind: Kind }>;
