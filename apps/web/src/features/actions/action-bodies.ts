import type { ActionAnswer, performAction } from '@wallabee/contract/actions/action';
import type { InputOf } from '@wallabee/contract/protocol/endpoint';
import type { GameAction } from '../../game-ui/actions/game-action.ts';

export type ActionBody = InputOf<typeof performAction>['body'];

/** What is sent; several items are bought by as many calls. */
export function bodiesOf(action: GameAction): ActionBody[] {
  switch (action.action) {
    case 'buy':
      return Array.from({ length: action.count ?? 1 }, () => ({
        action: 'buy' as const,
        item_type_id: action.item.item_type_id,
        cost: action.cost,
      }));
    case 'buy_on_market':
      return [{ action: 'buy_on_market', item_id: action.item.item_id, cost: action.cost }];
    case 'mix': {
      const [first, second] = action.parts;
      return [
        {
          action: 'mix',
          first_id: first.item_id,
          second_id: second.item_id,
          result_type_id: action.item.item_type_id,
        },
      ];
    }
    case 'list_on_market':
      return [{ action: 'list_on_market', item_id: action.item.item_id, cost: action.cost }];
    default:
      return [{ action: action.action, item_id: action.item.item_id }];
  }
}

/** What takes an action back; null where nothing does. */
export function undoOf(action: GameAction, answer: ActionAnswer): GameAction | null {
  switch (action.action) {
    case 'save':
      return undoSave(action, answer);
    case 'unsave':
    case 'lock':
    case 'unlock':
    case 'stash':
    case 'unstash':
      return { action: OPPOSITES[action.action], item: action.item };
    case 'list_on_market':
      return { action: 'withdraw_from_market', item: action.item, cost: action.cost ?? 0 };
    case 'withdraw_from_market':
      return { action: 'list_on_market', item: action.item, cost: action.cost };
    default:
      return null;
  }
}

const OPPOSITES = {
  unsave: 'save',
  lock: 'unlock',
  unlock: 'lock',
  stash: 'unstash',
  unstash: 'stash',
} as const;

/** An item that was swapped out is saved again; a completed set stays completed. */
function undoSave({ item }: GameAction, { items, completed }: ActionAnswer): GameAction | null {
  if (completed || !('item_id' in item)) return null;
  const swappedOut = items.find(({ item_id, is_new }) => item_id !== item.item_id && !is_new);
  return swappedOut ? { action: 'save', item: swappedOut } : { action: 'unsave', item };
}

/** Saving what was just got. */
export function nextOf(action: GameAction, answer: ActionAnswer): GameAction | null {
  if (!isGetting(action) || action.isPart) return null;
  const got = answer.items.find(
    ({ item_type_id, status }) => item_type_id === action.item.item_type_id && status === 'pouch',
  );
  return got ? { action: 'save', item: got } : null;
}

type Getting = Extract<GameAction, { action: 'buy' | 'buy_on_market' | 'mix' }>;

export function isGetting(action: GameAction): action is Getting {
  return action.action === 'buy' || action.action === 'buy_on_market' || action.action === 'mix';
}
