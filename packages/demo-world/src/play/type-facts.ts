import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { arrangeCatalogue, type GameCatalogue } from '@wallabee/game/state/game-catalogue';
import type { Instant } from '@wallabee/game/state/item-state';
import type { ItemType } from '@wallabee/game/state/item-type';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { releaseOf, toTypeFacts } from '@wallabee/game/state/type-facts';
import type { Chance } from '@wallabee/simulated-players/chance';
import { DAY } from '../calendar.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** The catalogue says which types are retired; the date is drawn. */
export function toGameCatalogue(catalogue: Catalogue, chance: Chance, until: Instant): GameCatalogue {
  const facts = catalogue.items.map((item) => toTypeFacts(item, drawRetirement(item, chance, until)));
  return arrangeCatalogue(facts, catalogue.achievements);
}

function drawRetirement(item: ItemType, chance: Chance, until: Instant): Instant | null {
  const released = releaseOf(item);
  if (!item.is_retired || released === null) return null;
  const latest = until - 10 * DAY;
  const earliest = Math.min(released + 365 * DAY, latest);
  return Math.floor(earliest + chance.next() * (latest - earliest));
}

export function typeOfId({ types }: GameCatalogue, id: ItemTypeId): TypeFacts {
  const type = types.get(id);
  if (!type) throw new Error(`Item type ${id} is not in the catalogue.`);
  return type;
}
