import type { SiteAction } from '@wallabee/contract/actions/site-actions';
import type { ItemTypeCard } from '@wallabee/contract/items/item-type';
import type { SwapNumber } from '@wallabee/contract/swaps/ring';

/** What a button needs to know of a numbered item. */
export type NamedItem = Pick<SwapNumber, 'item_id' | 'item_type_id' | 'name' | 'number'>;
/** What a dialog shows of it. */
export type ActedItem = NamedItem & Pick<SwapNumber, 'hue' | 'image_key' | 'variant_id'>;
export type ActedType = Pick<ItemTypeCard, 'item_type_id' | 'name' | 'hue' | 'image_key'>;

type WithCost = 'buy' | 'buy_on_market' | 'mix';
export type PlainAction = Exclude<SiteAction, WithCost | 'list_on_market' | 'withdraw_from_market'>;

/** `isPart` marks what is got for a mix: saving it is not offered afterwards. */
export type GameAction =
  | { action: 'buy'; item: ActedType; cost: number; count?: number | undefined; isPart?: boolean | undefined }
  | {
      action: 'buy_on_market';
      item: ActedItem;
      cost: number;
      seller?: string | undefined;
      isPart?: boolean | undefined;
    }
  | {
      action: 'mix';
      item: ActedType;
      parts: readonly [ActedItem, ActedItem];
      isPart?: boolean | undefined;
    }
  | { action: 'list_on_market'; item: ActedItem; cost?: number | undefined }
  | { action: 'withdraw_from_market'; item: ActedItem; cost: number }
  | { action: PlainAction; item: NamedItem };

/** The same for the same thing done to the same item. */
export function actionKey(action: GameAction): string {
  const id = 'item_id' in action.item ? `#${action.item.item_id}` : action.item.item_type_id;
  return `${action.action} ${id}`;
}
