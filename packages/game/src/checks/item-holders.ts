import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { RecordedEvent } from '../state/history-event.ts';
import type { ItemRole } from '../state/item-type.ts';

/**
 * The players who have held an item, as far as one of its events shows. Whose hat a cracker gave shows with the hat's
 * next event, or by its holder; a cracker is gone before the other player has it. The view `item_holder` is the same
 * in SQL.
 */
export function holdersIn(
  event: RecordedEvent,
  item: { readonly item_id: ItemId; readonly role: ItemRole | null },
): readonly PlayerId[] {
  const { user_id, gift_user_id } = event;
  if (event.type === 'itemgifted') return players(gift_user_id ?? user_id);
  if (event.type !== 'itemtraded') return players(user_id);
  if (item.item_id === event.tertiary_item || item.role === 'cracker') return [];
  return players(user_id, gift_user_id);
}

function players(...ids: readonly (PlayerId | null)[]): PlayerId[] {
  return ids.filter((id) => id !== null);
}
