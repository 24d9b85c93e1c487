import { isPalindrome } from '@wallabee/contract/items/number-shapes';
import type { ItemId } from '@wallabee/contract/protocol/ids';
import { EXCLUSIVE_SET_ID } from '@wallabee/contract/protocol/special-ids';
import { isMarketable } from '@wallabee/game/rules/market-rules';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { isAround, type Player } from '../players/player.ts';
import { act, anyOf, type Game, itemOf, looseItems, savedOf, typeOfItem } from './game.ts';
import { afford } from './purse.ts';

export function dealFor(game: Game, player: Player, type: TypeFacts): ItemId | undefined {
  const supply = game.whereabouts.supply.get(type.id);
  for (let tries = Math.min(supply?.ids.length ?? 0, 5); tries > 0; tries -= 1) {
    const item = anyOf(game, supply);
    if (item && item.user_id !== player.id && isReachable(game, item) && getItem(game, player, item)) {
      return item.item_id;
    }
  }
  return undefined;
}

function isReachable({ players, now }: Game, { user_id }: ItemState): boolean {
  const holder = user_id === null ? undefined : players.get(user_id);
  return holder !== undefined && isAround(holder, now);
}

function getItem(game: Game, player: Player, item: ItemState): boolean {
  if (game.world.listings.has(item.item_id)) return buyListed(game, player, item.item_id);
  const given = tradeable(game, player);
  return given !== undefined && tradeItems(game, player, { given, received: item });
}

export function buyListed(game: Game, player: Player, item_id: ItemId): boolean {
  const listing = game.world.listings.get(item_id);
  if (!listing || listing.seller_id === player.id) return false;
  afford(game, player, listing.cost);
  return act(game, { type: 'buy_on_market', player_id: player.id, item_id }) !== undefined;
}

/** A random branded item is the usual price; otherwise a duplicate. */
function tradeable(game: Game, player: Player): ItemState | undefined {
  const loose = looseItems(game, player);
  const branded = loose.find((item) => typeOfItem(game, item).set_id === EXCLUSIVE_SET_ID);
  return branded ?? loose.find((item) => isSpare(game, player, item)) ?? loose[0];
}

function isSpare(game: Game, player: Player, item: ItemState): boolean {
  const type = typeOfItem(game, item);
  return type.role === null && savedOf(game, player, type) !== undefined;
}

export function tradeItems(
  game: Game,
  player: Player,
  { given, received }: { given: ItemState; received: ItemState },
): boolean {
  const other_id = received.user_id;
  if (other_id === null) return false;
  const at = game.now;
  const traded = act(game, {
    type: 'trade',
    player_id: player.id,
    other_id,
    given_id: given.item_id,
    received_id: received.item_id,
  });
  if (!traded) return false;
  const pair = `${Math.min(player.id, other_id)}-${Math.max(player.id, other_id)}`;
  if (!game.meetings.has(pair)) game.meetings.set(pair, at);
  return true;
}

export function sell(game: Game, player: Player, item: ItemState): boolean {
  const type = typeOfItem(game, item);
  if (!isMarketable(type)) return false;
  const cost = Math.ceil(askingPrice(item.number, type.store_cost) * game.chance.spread());
  return (
    act(game, { type: 'list_on_market', player_id: player.id, item_id: item.item_id, cost }) !== undefined
  );
}

export function sellSomething(game: Game, player: Player) {
  const spare = looseItems(game, player).filter((item) => isSpare(game, player, item) && item.number < 1_500);
  for (const item of game.chance.sample(spare, 3)) sell(game, player, item);
}

function askingPrice(number: number, storeCost: number | null): number {
  const rarity = number < 10 ? 4_000 : number < 100 ? 900 : number < 1_000 ? 220 : 60;
  return (isPalindrome(number) ? rarity * 1.8 : rarity) + (storeCost ?? 40) / 2;
}

export function browseMarket(game: Game, player: Player, looks: number) {
  for (let look = 0; look < looks; look += 1) {
    const item = anyOf(game, game.whereabouts.market);
    if (!item || item.user_id === player.id || !isReachable(game, item)) continue;
    const type = typeOfItem(game, item);
    const saved = savedOf(game, player, type);
    const isWanted = saved ? item.number < saved.number / 4 : type.set_id === player.target;
    if (isWanted || (!saved && game.chance.happens(0.1))) buyListed(game, player, item.item_id);
  }
}

export function withdrawSomething(game: Game, player: Player) {
  for (const id of game.whereabouts.market.ids.slice(-40)) {
    if (itemOf(game, id).user_id !== player.id) continue;
    act(game, { type: 'withdraw_from_market', player_id: player.id, item_id: id });
    return;
  }
}
