import type { OwnedItem } from '@wallabee/contract/actions/owned-item';
import { WALLAGRAPHIC_SET_ID } from '@wallabee/contract/protocol/special-ids';
import type { ActedItem, GameAction } from './game-action.ts';

export type OwnItem = ActedItem & Pick<OwnedItem, 'status' | 'is_locked' | 'price' | 'set_id'>;

/** What a player can do with an item of their own, the most wanted first. */
export function ownActions(item: OwnItem, savedNumber: number | null): GameAction[] {
  if (item.status === 'saved') return [{ action: 'unsave', item }];
  if (item.status === 'lockbox') return [{ action: 'unstash', item }];
  if (item.status !== 'pouch') return [];
  if (item.price !== null) return [{ action: 'withdraw_from_market', item, cost: item.price }];
  if (item.is_locked)
    return [
      { action: 'unlock', item },
      { action: 'stash', item },
    ];
  const free: GameAction[] = [
    { action: 'lock', item },
    { action: 'list_on_market', item },
    { action: 'stash', item },
  ];
  const sellable = item.set_id === WALLAGRAPHIC_SET_ID ? free.filter(isNoSale) : free;
  const isBetter = savedNumber === null || item.number < savedNumber;
  return isBetter ? [{ action: 'save', item }, ...sellable] : sellable;
}

/** Wallagraphics are never sold. */
function isNoSale({ action }: GameAction): boolean {
  return action !== 'list_on_market';
}
