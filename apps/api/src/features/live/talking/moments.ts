import { isPalindrome } from '@wallabee/contract/items/number-shapes';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { ItemId } from '@wallabee/contract/protocol/ids';
import type { Action, ActionOf } from '@wallabee/game/state/action';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { LiveMoment } from '@wallabee/simulated-players/texts/live-texts';
import type { Catalogue } from '../../catalogue/catalogue.public.ts';
import type { Deed } from '../playing/visits.ts';
import type { SimulatedPlayer } from '../simulated-players.queries.ts';

/** Something that a player would talk about. */
export interface Moment extends LiveMoment {
  readonly player: SimulatedPlayer;
  readonly at: number;
  /** Whether it is worth a thread; a line in a running thread always is. */
  readonly isNotable: boolean;
  readonly number: number | undefined;
}

type NewMoment = Omit<Moment, 'player' | 'at'>;

interface Told extends Deed {
  catalogue: Catalogue;
  nameOf: (player: number) => string | undefined;
}

/** Undefined if the event is not worth mentioning. */
export function momentOf(deed: Told): NewMoment | undefined {
  const { action, applied, catalogue } = deed;
  const [completed] = applied.completed;
  if (completed) {
    const set = catalogue.sets.get(completed.set_id)?.name;
    const { number } = completed;
    const facts = { set, finish: number, finishth: ordinal(number) };
    return set ? { kind: 'completed', facts, isNotable: true, number: undefined } : undefined;
  }
  if (action.type === 'forage' || action.type === 'pick_up') return found(deed);
  if (action.type === 'trade') return traded(deed, action);
  return action.type === 'mix' ? mixed(deed, action) : undefined;
}

function found(deed: Told): NewMoment | undefined {
  const { applied, known } = deed;
  const item = applied.minted[0] ?? applied.moved[0];
  if (!item) return undefined;
  const placeId = placeOf(deed.action) ?? known.place.id;
  const place = known.places.all().find(({ id }) => id === placeId);
  if (!place) return undefined;
  const { number } = item;
  const facts = { ...itemFacts(deed, item), place: place.name, city: place.city };
  return { kind: 'found', facts, isNotable: isNotable(item), number };
}

function placeOf(action: Action) {
  return 'place_id' in action ? action.place_id : undefined;
}

function traded(deed: Told, { given_id, received_id, other_id }: ActionOf<'trade'>): NewMoment | undefined {
  const moved = (id: ItemId) => deed.applied.moved.find(({ item_id }) => item_id === id);
  const [given, received] = [moved(given_id), moved(received_id)];
  const player = deed.nameOf(other_id)?.split(' ')[0];
  if (!given || !received || !player) return undefined;
  const { item: item2, number: number2 } = itemFacts(deed, received);
  const facts = { ...itemFacts(deed, given), item2, number2, player };
  return { kind: 'traded', facts, isNotable: true, number: received.number };
}

function mixed(deed: Told, { first_id, second_id }: ActionOf<'mix'>): NewMoment | undefined {
  const { applied } = deed;
  const [item] = applied.minted;
  const nameOf = (id: ItemId) => {
    const used = applied.moved.find(({ item_id }) => item_id === id);
    return used && itemFacts(deed, used).item;
  };
  if (!item) return undefined;
  const components = { component: nameOf(first_id), component2: nameOf(second_id) };
  const facts = { ...itemFacts(deed, item), ...components };
  return { kind: 'mixed', facts, isNotable: true, number: item.number };
}

function isNotable({ number }: ItemState): boolean {
  return number < 100 || isPalindrome(number) || number % 1_000 === 0;
}

function itemFacts({ catalogue }: Told, { item_type_id, number }: ItemState): Facts {
  return { item: catalogue.items.get(item_type_id)?.name, number: formatNumber(number) };
}

function ordinal(number: number): string {
  const tens = number % 100;
  if (tens >= 11 && tens <= 13) return `${number}th`;
  return `${formatNumber(number)}${['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'}`;
}
