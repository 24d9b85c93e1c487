import type { HistoryEntry, HistoryItem } from '@wallabee/contract/items/history';
import type { JourneyPlace, JourneyPlayer } from '@wallabee/contract/items/journey';
import type { ItemId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { playerHue } from '../../art/art.public.ts';
import { type Catalogue, pictures } from '../../catalogue/catalogue.public.ts';
import { itemSubject } from '../items.views.ts';
import type { StoredEvent } from './history.queries.ts';
import type { NamedHistory } from './history.service.ts';

export function toHistory(history: NamedHistory, catalogue: Catalogue, apiUrl: string): HistoryEntry[] {
  const toItem = (id: ItemId | null) =>
    id === null ? null : toHistoryItem(history, id, { catalogue, apiUrl });

  return history.events.flatMap((event) => {
    const primary_item = toItem(event.primary_item_id);
    // The catalogue may not have loaded a new item type yet; the next answer contains the event.
    if (!primary_item) return [];
    return {
      history_id: event.history_id,
      type: event.type,
      created_at: event.created_at,
      ...peopleAndPlace(history, event, apiUrl),
      primary_item,
      secondary_item: toItem(event.secondary_item_id),
      tertiary_item: toItem(event.tertiary_item_id),
      digest: event.digest,
    };
  });
}

function peopleAndPlace({ players, places }: NamedHistory, event: StoredEvent, apiUrl: string) {
  const user = event.user_id === null ? undefined : players.get(event.user_id);
  const receiver = event.gift_user_id === null ? undefined : players.get(event.gift_user_id);
  const place = event.place_id === null ? undefined : places.get(event.place_id);
  const face = (id: number) => pictures({ kind: 'player', id }, apiUrl).image_url_100;
  return {
    user: user ? { id: user.id, name: user.name, image_url: face(user.id), image_key: user.image_key } : null,
    gift_user: receiver
      ? {
          user_id: receiver.id,
          username: receiver.username,
          name: receiver.name,
          image_url: face(receiver.id),
          image_key: receiver.image_key,
        }
      : null,
    place: place
      ? {
          id: place.id,
          name: place.name,
          image_url: pictures({ kind: 'place', id: place.id }, apiUrl).image_url_100,
        }
      : null,
  };
}

export function toHistoryItem(
  { items }: Pick<NamedHistory, 'items'>,
  id: ItemId,
  { catalogue, apiUrl }: { catalogue: Catalogue; apiUrl: string },
): HistoryItem | null {
  const item = items.get(id);
  const type = item && catalogue.items.get(item.item_type_id);
  if (!type) return null;
  return {
    item_id: item.item_id,
    item_type_id: item.item_type_id,
    number: item.number,
    name: type.name,
    set_name: catalogue.sets.get(type.set_id)?.name ?? '',
    set_image: pictures({ kind: 'set', id: type.set_id }, apiUrl).image_url_100,
    hue: type.hue,
    image_url: pictures(itemSubject(item), apiUrl).image_url_100,
    image_key: type.image_key,
  };
}

export function toNamedPlayer(
  { players }: Pick<NamedHistory, 'players'>,
  id: PlayerId | null,
  apiUrl: string,
): JourneyPlayer | null {
  const player = id === null ? undefined : players.get(id);
  if (!player) return null;
  return {
    id: player.id,
    name: player.name,
    image_url: pictures({ kind: 'player', id: player.id }, apiUrl).image_url_100,
    image_key: player.image_key,
    hue: playerHue(player.id),
  };
}

export function toNamedPlace(
  { places }: Pick<NamedHistory, 'places'>,
  id: PlaceId | null,
): JourneyPlace | null {
  const place = id === null ? undefined : places.get(id);
  return place ? { id: place.id, name: place.name, city: place.city } : null;
}
