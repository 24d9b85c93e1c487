import type { ItemId } from '@wallabee/contract/protocol/ids';
import { newItemCost } from '@wallabee/game/rules/store-rules';
import { isIssuedAt } from '@wallabee/game/state/game-catalogue';
import type { ItemRole } from '@wallabee/game/state/item-type';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import type { Doing, View } from './view.ts';

export function* buyNew(view: View, type: TypeFacts): Doing<ItemId | undefined> {
  const cost = newItemCost(type);
  if (cost === null || !isIssuedAt(type, view.now())) return undefined;
  yield* afford(view, cost);
  const done = yield { type: 'buy', player_id: view.id, item_type_id: type.id };
  return done?.minted[0]?.item_id;
}

export function* afford(view: View, cost: number): Doing {
  const short = cost - view.balance();
  if (short <= 0) return;
  const honeycombs = PURSES.find((purse) => purse >= short) ?? LARGEST_PURSE;
  yield { type: 'top_up', player_id: view.id, honeycombs };
}

const PURSES = [500, 1_200, 2_500, 6_000, 14_000, 40_000];
const LARGEST_PURSE = 100_000;

/** Something missing from the stores, or a treat. */
export function* shop(view: View): Doing {
  const seen = view.chance.sample(view.knowledge.sold(view.now()), 12);
  const missing = seen.find((type) => !view.hasSaved(type.id));
  if (missing && view.chance.happens(0.6)) yield* buyNew(view, missing);
  else yield* buyTreat(view);
}

export function* buyTreat(view: View): Doing {
  const type = view.chance.pick(typesOf(view, view.chance.pick(TREATS)));
  if (type) yield* buyNew(view, type);
}

const TREATS = [
  'mystery_box',
  'mystery_bag',
  'mystery_bag',
  'grab_bag',
  'grab_bag',
  'miniest_box',
  'miniest_box',
  'chest',
  'perfume',
  'aftershave',
] as const satisfies ItemRole[];

export function typesOf({ catalogue, now }: View, role: ItemRole): TypeFacts[] {
  return (catalogue.byRole.get(role) ?? []).filter((type) => isIssuedAt(type, now()));
}
