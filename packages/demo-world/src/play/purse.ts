import type { ItemId } from '@wallabee/contract/protocol/ids';
import { newItemCost } from '@wallabee/game/rules/store-rules';
import { isIssuedAt } from '@wallabee/game/state/game-catalogue';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import type { Player } from '../players/player.ts';
import { act, actForItem, type Game } from './game.ts';

export function buyNew(game: Game, player: Player, type: TypeFacts): ItemId | undefined {
  const cost = newItemCost(type);
  if (cost === null || !isIssuedAt(type, game.now)) return undefined;
  afford(game, player, cost);
  return actForItem(game, { type: 'buy', player_id: player.id, item_type_id: type.id });
}

export function afford(game: Game, player: Player, cost: number) {
  const balance = game.world.players.get(player.id)?.balance ?? 0;
  if (balance >= cost) return;
  const honeycombs = PURSES.find((purse) => purse >= cost - balance) ?? LARGEST_PURSE;
  act(game, { type: 'top_up', player_id: player.id, honeycombs });
}

const PURSES = [500, 1_200, 2_500, 6_000, 14_000, 40_000];
const LARGEST_PURSE = 100_000;
