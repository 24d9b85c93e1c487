import { z } from 'zod';
import { ItemTypeId, PlayerId } from '../protocol/ids.ts';

/** Events carry ids only; a client that needs more fetches it. */
export const NewItem = z.object({ item_type_id: ItemTypeId, number: z.number().int() });
export type NewItem = z.infer<typeof NewItem>;

export interface PublicEvents {
  new_item: NewItem;
  /** The server lost its database notifications for a while, so clients must fetch again. */
  missed: Record<string, never>;
}

/** A message was added, removed or read in a conversation of the player. */
export const InboxChange = z.object({ user_id: PlayerId });
export type InboxChange = z.infer<typeof InboxChange>;

export interface PlayerEvents {
  inbox: InboxChange;
  /** An item was added to those of the player, moved among them or taken away. */
  items: Record<string, never>;
}

/**
 * Server-sent events. The key may be in the address, because EventSource cannot send headers; a token may
 * not.
 */
export const EVENTS_PATH = '/events';

/** PostgreSQL channel between server processes. */
export const WORLD_EVENTS_CHANNEL = 'world_events';

/** In a message of the world's channel. */
export const ItemsNotification = z.object({ player_id: PlayerId });

export const INBOX_EVENTS_CHANNEL = 'inbox_events';
export const InboxNotification = InboxChange.extend({ player_id: PlayerId });
export type InboxNotification = z.infer<typeof InboxNotification>;
