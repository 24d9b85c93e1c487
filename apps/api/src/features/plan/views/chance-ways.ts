import type { Way } from '@wallabee/contract/plan/ways';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { UNIQUE_SET_ID } from '@wallabee/contract/protocol/special-ids';
import { newItemCost } from '@wallabee/game/rules/store-rules';
import { isIssuedAt } from '@wallabee/game/state/game-catalogue';
import type { PlanServices } from '../plan-services.ts';
import { NO_WAY, type Showing } from './way.views.ts';
import { wayWords } from './way-words.ts';

/** Ways that chance or other players decide: containers, gifts and special mixes. No plan counts on them. */
export function chanceWays(
  { catalogue, game, now }: PlanServices,
  { things }: Showing,
  id: ItemTypeId,
): Way[] {
  const current = catalogue.current();
  const item = current.items.get(id);
  const type = game().types.get(id);
  if (!item || !type || !isIssuedAt(type, now().getTime())) return [];
  const ways: Way[] = item.found_in.flatMap((containerId) => {
    const container = current.items.get(containerId);
    if (!container) return [];
    const shown = {
      ...NO_WAY,
      kind: 'container' as const,
      is_certain: false,
      honeycombs: newItemCost(container) ?? 0,
      container: things.card(containerId),
      chance: container.contains.length,
    };
    return [{ ...shown, key: `container:${containerId}`, words: wayWords(shown) }];
  });
  if (item.mix_exception)
    ways.push({
      ...NO_WAY,
      kind: 'mix',
      is_certain: false,
      key: 'mix',
      words: item.mix_exception.explanation,
    });
  if (item.set_id === UNIQUE_SET_ID && item.owners.length > 0) {
    const shown = { ...NO_WAY, kind: 'gift' as const, is_certain: false };
    ways.push({ ...shown, key: 'gift', words: wayWords(shown) });
  }
  return ways;
}
