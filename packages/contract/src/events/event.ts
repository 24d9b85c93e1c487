import { z } from 'zod';
import { ItemTypeId, PlayerId } from '../protocol/ids.ts';

/** A number has just been made. Carries ids, not truth: whoever wants to know more asks. */
export const NewItem = z.object({ item_type_id: ItemTypeId, number: z.number().int() });
export type NewItem = z.infer<typeof NewItem>;

/** What the channel tells everybody, by the event's name. */
export interface PublicEvents {
  new_item: NewItem;
  /** The server itself was cut off for a while: whatever one wants to know has to be asked for. */
  missed: Record<string, never>;
}

/** A conversation of the listener's own has changed: a message came or went, or was read elsewhere. */
export const InboxChange = z.object({ user_id: PlayerId });
export type InboxChange = z.infer<typeof InboxChange>;

/** What the channel tells one player alone. */
export interface PlayerEvents {
  inbox: InboxChange;
}

/** Server-sent events. The key, and never a token, may stand in the address here: EventSource cannot send a header. */
export const EVENTS_PATH = '/events';

/** The engine's own announcements travel between server processes on this channel. */
export const WORLD_EVENTS_CHANNEL = 'world_events';

/** So do changes of inboxes; `player_id` is whose. */
export const INBOX_EVENTS_CHANNEL = 'inbox_events';
export const InboxAnnouncement = InboxChange.extend({ player_id: PlayerId });
export type InboxAnnouncement = z.infer<typeof InboxAnnouncement>;
