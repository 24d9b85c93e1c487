import { cardState, typeWords, whereWords } from '@wallabee/contract/living-text/card-words';
import type { LivingCard } from '@wallabee/contract/living-text/cards';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { playerHue, playerImageKey } from '../art/art.public.ts';
import type { Catalogue, CatalogueItem } from '../catalogue/catalogue.public.ts';
import type { CardRow } from './living-text.queries.ts';

/** Undefined where the type is not, or no longer, to be seen. */
export function toCard(row: CardRow, catalogue: Catalogue, now: Date): LivingCard | undefined {
  const type = discovered(catalogue, row.item_type_id);
  if (!type) return undefined;
  const became = becameOf(row, catalogue);
  return {
    words: row.words,
    item_type_id: type.id,
    item_id: row.item_id === null ? null : ItemId.parse(row.item_id),
    name: type.name,
    number: row.number,
    image_key: type.image_key,
    hue: type.hue,
    holder: holderOf(row),
    became,
    since: row.changed_at?.toISOString() ?? null,
    where: whereOf(row, became, now),
    state: stateOf(row),
  };
}

function discovered(
  { items }: Catalogue,
  id: CardRow['item_type_id'] | null,
): Pick<CatalogueItem, 'id' | 'name' | 'image_key' | 'hue'> | undefined {
  const type = id === null ? undefined : items.get(id);
  return type && !isUndiscovered(type) ? type : undefined;
}

function stateOf(row: CardRow): LivingCard['state'] {
  const { location, holder_id, was_own, author_id } = row;
  if (location === null) return was_own && holder_id === null ? 'moved' : 'here';
  return cardState({ location, holderId: holder_id, wasOwn: was_own, authorId: author_id });
}

function whereOf(row: CardRow, became: LivingCard['became'], now: Date): string {
  const { location, holder_name, changed_at } = row;
  if (location === null || changed_at === null) return typeWords(row.issued, holder_name);
  const place = {
    location,
    isLocked: row.is_locked === true,
    holder: holder_name,
    place: row.place_name,
    price: row.price,
    became: became && `${became.name} #${formatNumber(became.number)}`,
    since: changed_at,
  };
  return whereWords(place, now);
}

function becameOf(row: CardRow, catalogue: Catalogue): LivingCard['became'] {
  const type = discovered(catalogue, row.became_type_id);
  if (!type || row.became_id === null || row.became_number === null) return null;
  return {
    item_id: ItemId.parse(row.became_id),
    item_type_id: type.id,
    name: type.name,
    number: row.became_number,
  };
}

function holderOf(row: CardRow): LivingCard['holder'] {
  if (row.holder_id === null || row.holder_name === null) return null;
  return {
    id: PlayerId.parse(row.holder_id),
    name: row.holder_name,
    hue: playerHue(row.holder_id),
    image_key: playerImageKey({
      id: row.holder_id,
      account_type: row.holder_account_type ?? '',
      is_memorial: row.holder_is_memorial === true,
      is_enabled: row.holder_is_enabled !== false,
      deletion_date: row.holder_deletion_date,
      picture_key: row.holder_picture_key,
    }),
  };
}
