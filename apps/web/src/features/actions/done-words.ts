import type { ActionAnswer } from '@wallabee/contract/actions/action';
import { itemWords } from '../../game-ui/actions/action-words.ts';
import type { GameAction } from '../../game-ui/actions/game-action.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { doneStrings as strings } from './actions.strings.ts';

/** What happened, in a sentence. */
export function doneWords(action: GameAction, answers: readonly ActionAnswer[]): string {
  const completed = answers.find((answer) => answer.completed)?.completed;
  if (completed) return strings.completed(completed.name, formatNumber(completed.number));

  const item = itemWords(action.item);
  switch (action.action) {
    case 'buy':
    case 'buy_on_market':
      return strings.bought(gotWords(action, answers));
    case 'mix':
      return strings.mixed(gotWords(action, answers));
    case 'list_on_market':
      return strings.listed(item, formatNumber(action.cost ?? 0));
    case 'withdraw_from_market':
      return strings.withdrawn(item);
    case 'save':
      return savedWords(action, answers);
    default:
      return strings.plain[action.action](item);
  }
}

function gotWords({ item }: GameAction, answers: readonly ActionAnswer[]): string {
  const got = answers.flatMap(({ items }) =>
    items.filter(({ item_type_id, status }) => item_type_id === item.item_type_id && status === 'pouch'),
  );
  return got.length === 0 ? itemWords(item) : got.map(itemWords).join(strings.and);
}

function savedWords({ item }: GameAction, answers: readonly ActionAnswer[]): string {
  const old = answers
    .flatMap(({ items }) => items)
    .find((one) => one.item_type_id === item.item_type_id && one.status === 'pouch' && !one.is_new);
  return old
    ? strings.swappedIn(itemWords(item), formatNumber(old.number))
    : strings.plain.save(itemWords(item));
}
