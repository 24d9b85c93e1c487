import { z } from 'zod';
import { ItemTypeId } from '../protocol/ids.ts';

/** A number has just been made. Carries ids, not truth: whoever wants to know more asks. */
export const NewItem = z.object({ item_type_id: ItemTypeId, number: z.number().int() });
export type NewItem = z.infer<typeof NewItem>;

/** What the channel tells everybody, by the event's name. */
export interface PublicEvents {
  new_item: NewItem;
}

/** Server-sent events. The key may stand in the address here, because browsers cannot set a header on this call. */
export const EVENTS_PATH = '/events';

/** The engine's own announcements travel between server processes on this channel. */
export const WORLD_EVENTS_CHANNEL = 'world_events';
