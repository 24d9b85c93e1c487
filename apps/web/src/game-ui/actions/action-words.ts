import { formatNumber } from '../../ui/format-number.ts';
import { actionLabels, actionStrings } from './action.strings.ts';
import type { ActedType, GameAction, NamedItem } from './game-action.ts';

export function actionLabel(action: GameAction): string {
  if (action.action === 'buy' && (action.count ?? 1) > 1)
    return actionStrings.buySeveral(action.count ?? 1, formatNumber(action.count ?? 1));
  return actionLabels[action.action];
}

export function itemWords(item: NamedItem | ActedType): string {
  return 'number' in item ? actionStrings.item(item.name, formatNumber(item.number)) : item.name;
}
