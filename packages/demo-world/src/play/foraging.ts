import type { ItemId } from '@wallabee/contract/protocol/ids';
import { isIssuedAt } from '@wallabee/game/state/game-catalogue';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import type { Player } from '../players/player.ts';
import type { Place } from './atlas.ts';
import { actForItem, type Game } from './game.ts';
import { drawType } from './offer.ts';

export function placeToGo({ atlas, chance }: Game, player: Player): Place | undefined {
  const near = atlas.inCity(player.city);
  return chance.happens(0.75) && near.length > 0 ? chance.pick(near) : chance.pick(atlas.all());
}

export function placeFor({ atlas, chance }: Game, player: Player, type: TypeFacts): Place | undefined {
  if (type.locations.length > 0) return chance.pick(atlas.inCity(player.city)) ?? chance.pick(atlas.all());
  const category = chance.pick(type.categories.filter((id) => atlas.ofCategory(id).length > 0));
  if (category === undefined) return undefined;
  const places = atlas.ofCategory(category);
  return (chance.happens(0.7) && places.find(({ city }) => city === player.city)) || chance.pick(places);
}

export function forageType(game: Game, player: Player, type: TypeFacts): ItemId | undefined {
  if (!isIssuedAt(type, game.now)) return undefined;
  const place = placeFor(game, player, type);
  if (!place) return undefined;
  return actForItem(game, {
    type: 'forage',
    player_id: player.id,
    place_id: place.id,
    item_type_id: type.id,
  });
}

/** One of the commonest types where its share is due, otherwise something of the place. */
export function forageAround(game: Game, player: Player, place: Place): ItemId | undefined {
  const { offer, chance, now } = game;
  const common = chance.happens(0.88) ? commonestDue(game) : undefined;
  if (common) return forageType(game, player, common.type);
  const around = chance.happens(0.03) ? offer.foragedAnywhere(now) : offer.foragedAt(place.category_id, now);
  const type = drawType(around, chance);
  if (!type) return undefined;
  return actForItem(game, {
    type: 'forage',
    player_id: player.id,
    place_id: place.id,
    item_type_id: type.id,
  });
}

export function isCommonestFarBehind(game: Game): boolean {
  return (commonestDue(game)?.lag ?? 0) > FAR_BEHIND * game.world.items.size;
}

const FAR_BEHIND = 0.02;

function commonestDue({ world, commonest, now }: Game): { type: TypeFacts; lag: number } | undefined {
  let due: { type: TypeFacts; lag: number } | undefined;
  for (const { type, share } of commonest) {
    const lag = share * world.items.size - (world.issued.get(type.id) ?? 0);
    if (lag > (due?.lag ?? 0) && isIssuedAt(type, now)) due = { type, lag };
  }
  return due;
}
