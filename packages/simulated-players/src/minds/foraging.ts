import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { isIssuedAt } from '@wallabee/game/state/game-catalogue';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import type { Chance } from '../chance.ts';
import type { Doing, View } from './view.ts';

export function* forageHere(view: View): Doing<ItemId | undefined> {
  const types = view.knowledge.foragedAt(view.place.category_id, view.now());
  const type = whatIsFound(types, view.issued, view.chance);
  if (!type) return undefined;
  const done = yield {
    type: 'forage',
    player_id: view.id,
    place_id: view.place.id,
    item_type_id: type.id,
  };
  return done?.minted[0]?.item_id;
}

/** Goes to a place of the city where the type is found; on the way something else may turn up. */
export function* forageType(view: View, type: TypeFacts): Doing<ItemId | undefined> {
  if (!isIssuedAt(type, view.now())) return undefined;
  const place_id = view.placeFor(type);
  if (place_id === undefined) return undefined;
  if (view.chance.happens(0.15)) yield* forageHere(view);
  const done = yield { type: 'forage', player_id: view.id, place_id, item_type_id: type.id };
  return done?.minted[0]?.item_id;
}

/**
 * The game sets out what there is least of: of a few types drawn, the scarcest is found. Some types stay more
 * common than others.
 */
export function whatIsFound(
  types: readonly TypeFacts[],
  issued: (type: ItemTypeId) => number,
  chance: Chance,
): TypeFacts | undefined {
  let found: TypeFacts | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let draws = 0; draws < DRAWS; draws += 1) {
    const type = chance.pick(types);
    if (!type) return undefined;
    const abundance = (issued(type.id) + 1) * scarcityOf(type.id);
    if (abundance >= least) continue;
    least = abundance;
    found = type;
  }
  return found;
}

const DRAWS = 5;

/** From 0.75 to 1.35, fixed for each type. */
function scarcityOf(id: ItemTypeId): number {
  return 0.75 + ((Number(id) * 2_654_435_761) % 600) / 1_000;
}
