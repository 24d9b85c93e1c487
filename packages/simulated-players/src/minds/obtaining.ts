import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import { isIssuedAt } from '@wallabee/game/state/game-catalogue';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { noteErrand } from './errands.ts';
import { forageType } from './foraging.ts';
import { fodder, mix, turnMixer, worst } from './mixing.ts';
import { containersOf, effortFor, isPlentiful } from './reach.ts';
import { buyNew } from './shopping.ts';
import { dealFor } from './trading.ts';
import { type Doing, typeOfId, type View } from './view.ts';

/** The one in the pouch, or a new one. */
export function* obtain(view: View, type: TypeFacts): Doing<ItemId | undefined> {
  const [own] = view.carried(type.id);
  return own ? own.item_id : yield* acquire(view, type);
}

/** By the first way that works. Where none does, the player looks for it elsewhere. */
function* acquire(view: View, type: TypeFacts): Doing<ItemId | undefined> {
  for (const way of waysTo(view, type)) {
    const id = yield* way(view, type);
    if (id !== undefined) return id;
  }
  noteErrand(view, type);
  return undefined;
}

type Way = (view: View, type: TypeFacts) => Doing<ItemId | undefined>;

function waysTo(view: View, type: TypeFacts): Way[] {
  if (!isIssuedAt(type, view.now())) return [dealFor];
  const makeIt = [mixFor, openFor, specialMixFor, mixerFor];
  if (!isPlentiful(view, type)) return [dealFor, ...makeIt];
  // Most players prefer foraging to trading for common items.
  const getIt = view.chance.happens(0.25) ? [dealFor, forageType, buyNew] : [forageType, buyNew, dealFor];
  return type.formulas.length > 0 && view.chance.happens(0.3) ? [...makeIt, ...getIt] : getIt;
}

function* mixFor(view: View, type: TypeFacts): Doing<ItemId | undefined> {
  const formula = easiest(view, type);
  if (!formula) return undefined;
  const [first, second] = formula.map((id) => typeOfId(view.catalogue, id));
  if (!first || !second) return undefined;
  const first_id = yield* component(view, first);
  const second_id = yield* component(view, second, first_id);
  if (first_id === undefined || second_id === undefined) return undefined;
  return yield* mix(view, { first_id, second_id, result: type });
}

function easiest(view: View, { formulas }: TypeFacts): readonly [ItemTypeId, ItemTypeId] | undefined {
  const effort = ([a, b]: readonly [ItemTypeId, ItemTypeId]) =>
    effortFor(view, typeOfId(view.catalogue, a)) + effortFor(view, typeOfId(view.catalogue, b));
  return formulas.length < 2 ? formulas[0] : [...formulas].sort((a, b) => effort(a) - effort(b))[0];
}

/** The least valuable of the type in the pouch; a number too good for it stays, and another is obtained. */
function* component(view: View, type: TypeFacts, except?: ItemId): Doing<ItemId | undefined> {
  const own = () =>
    worst(
      view,
      view.carried(type.id).filter(({ item_id }) => item_id !== except),
    );
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const carried = own();
    if (carried) return carried.item_id;
    if ((yield* acquire(view, type)) === undefined) return undefined;
  }
  return own()?.item_id;
}

const MOST_TRIES = 3;

/** Any one of the special components with any other item. */
function* specialMixFor(view: View, type: TypeFacts): Doing<ItemId | undefined> {
  for (const id of view.chance.sample(type.special_components, type.special_components.length)) {
    const first_id = yield* component(view, typeOfId(view.catalogue, id));
    const other = first_id === undefined ? undefined : fodder(view, first_id);
    if (first_id === undefined || !other) continue;
    return yield* mix(view, { first_id, second_id: other.item_id, result: type });
  }
  return undefined;
}

function* openFor(view: View, type: TypeFacts): Doing<ItemId | undefined> {
  const container = view.chance.pick(containersOf(view, type));
  if (!container) return undefined;
  for (let tries = view.chance.between(1, 2); tries > 0; tries -= 1) {
    const box = yield* buyNew(view, container);
    if (box === undefined) return undefined;
    const found = (yield { type: 'open', player_id: view.id, item_id: box })?.minted[0];
    if (found?.item_type_id === type.id) return found.item_id;
  }
  return undefined;
}

function* mixerFor(view: View, type: TypeFacts): Doing<ItemId | undefined> {
  if (!isOrdinarySet(type.set_id) || type.formulas.length > 0 || view.chance.happens(0.6)) return undefined;
  const got = yield* turnMixer(view);
  return got?.item_type_id === type.id ? got.item_id : undefined;
}
