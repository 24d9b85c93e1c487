import { HISTORY_EVENT_TYPES, type HistoryEventType } from '@wallabee/contract/items/history-event-type';
import type { ItemName } from '@wallabee/contract/items/item';
import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { Movement, TravelledNumber } from '@wallabee/contract/items/movements';
import type { ItemId, PlaceId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type { Catalogue } from '../../catalogue/catalogue.public.ts';
import { toNamedPlace, toNamedPlayer } from '../history/history.views.ts';
import type { TravelledRow } from './movements.queries.ts';
import type { LoadedMovements } from './movements.service.ts';

interface ViewOptions {
  catalogue: Catalogue;
  apiUrl: string;
}

type LoadedEvent = LoadedMovements['events'][number];

/** Skips event types that this version does not know. */
export function toMovements(loaded: LoadedMovements, { catalogue, apiUrl }: ViewOptions): Movement[] {
  return loaded.events.flatMap((event) => {
    const type = HISTORY_EVENT_TYPES.find((name) => name === event.type);
    if (!type) return [];
    const { player, to } = peopleOf(event);
    return {
      history_id: event.history_id,
      item_id: event.item_id as ItemId,
      number: event.number,
      type,
      created_at: event.created_at,
      location: event.location,
      player: toNamedPlayer(loaded, player, apiUrl),
      to: toNamedPlayer(loaded, to, apiUrl),
      place: toNamedPlace(loaded, event.place_id),
      item: toName(loaded, otherItem(event, type), catalogue),
    };
  });
}

/** Of a trade each item has an event that names both players; its holder is the one who got it. */
function peopleOf({ user_id, gift_user_id, holder_id }: LoadedEvent) {
  if (gift_user_id === null) return { player: user_id, to: null };
  return holder_id === user_id
    ? { player: gift_user_id, to: user_id }
    : { player: user_id, to: gift_user_id };
}

const WITH_OTHER: ReadonlySet<HistoryEventType> = new Set<HistoryEventType>([
  'itemtraded',
  'itemswappedplace',
  'itemswappedvault',
  'mysteryboxopened',
  'chestopened',
  'grabbagopened',
]);

function otherItem(event: LoadedEvent, type: HistoryEventType): ItemId | null {
  const isPrimary = event.primary_item_id === event.item_id;
  if (type === 'itemcreated') return isPrimary ? null : event.primary_item_id;
  if (!WITH_OTHER.has(type)) return null;
  return isPrimary ? event.secondary_item_id : event.primary_item_id;
}

function toName({ items }: LoadedMovements, id: ItemId | null, catalogue: Catalogue): ItemName | null {
  const item = id === null ? undefined : items.get(id);
  const type = item && catalogue.items.get(item.item_type_id);
  if (!type || isUndiscovered(type)) return null;
  return { item_id: item.item_id, item_type_id: item.item_type_id, number: item.number, name: type.name };
}

export function toTravelled(row: TravelledRow): TravelledNumber {
  return {
    item_id: row.item_id as ItemId,
    number: row.number,
    kilometres: Math.round(row.metres / 100) / 10,
    hands: row.hands,
    location: row.location as ItemLocation,
    seen_at: { id: row.place_id as PlaceId, name: row.name, city: row.city },
  };
}
