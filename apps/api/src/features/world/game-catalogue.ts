import { COUNTED } from '@wallabee/game/state/counted';
import { arrangeCatalogue, type GameCatalogue } from '@wallabee/game/state/game-catalogue';
import { toTypeFacts } from '@wallabee/game/state/type-facts';
import type { Catalogue } from '../catalogue/catalogue.public.ts';

export function toGameCatalogue(catalogue: Catalogue): GameCatalogue {
  const achievements = [...catalogue.achievements.values()].flatMap(({ id, counts, target }) => {
    const known = COUNTED.find((name) => name === counts);
    return known ? [{ id, counts: known, target }] : [];
  });
  // The tables store that a type is retired, but not since when.
  const types = [...catalogue.items.values()].map((item) => toTypeFacts(item, item.is_retired ? 0 : null));
  return arrangeCatalogue(types, achievements);
}
