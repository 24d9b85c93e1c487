import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { characterOf } from '@wallabee/simulated-players/character/character';
import { type Fondness, fondnessOf } from '@wallabee/simulated-players/swaps/fondness';
import type { LiveGameServices } from '../live-services.ts';
import type { SimulatedPlayer } from '../simulated-players.queries.ts';

interface Given {
  readonly item_id: ItemId;
  readonly item_type_id: ItemTypeId;
  readonly number: number;
}

/** Why the player does not part with the item; undefined where they do. */
export function fondOf(
  { numbers }: Pick<LiveGameServices, 'numbers'>,
  player: SimulatedPlayer,
  { item_id, item_type_id, number }: Given,
): Fondness | undefined {
  return fondnessOf({
    character: characterOf(player),
    username: player.username,
    item: { item_id, number, issued: numbers.of(item_type_id) },
  });
}
