import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import type { Chance } from '@wallabee/simulated-players/chance';
import type { Character } from '@wallabee/simulated-players/character/character';
import type { Knowledge } from '@wallabee/simulated-players/minds/knowledge';
import type { Places } from '@wallabee/simulated-players/minds/places-map';
import type { Intent, Offered, View } from '@wallabee/simulated-players/minds/view';
import type { IssuedNumbers } from '../../items/items.public.ts';
import type { SimulatedPlayer } from '../simulated-players.queries.ts';
import type { OthersThings } from './others-things.ts';
import type { OwnThings } from './own-things.ts';
import type { LivePlace } from './places.queries.ts';

/** What a player knows during a visit, loaded from the database. */
export interface Known {
  player: SimulatedPlayer;
  character: Character;
  place: LivePlace;
  places: Places<LivePlace>;
  catalogue: GameCatalogue;
  knowledge: Knowledge;
  own: OwnThings;
  others: OthersThings;
  market: readonly Offered[];
  acquaintances: readonly PlayerId[];
  numbers: Pick<IssuedNumbers, 'of' | 'total'>;
  now: () => Date;
}

export function liveView(known: Known, { chance, intent }: { chance: Chance; intent: Intent }): View {
  const { player, place, places, own, others, catalogue } = known;
  const isLoose = ({ item_id }: Offered['item']) => !own.isListed(item_id);
  const inPouch = (isLocked: boolean) =>
    own.inHand().filter(({ location, is_locked }) => location === 'pouch' && is_locked === isLocked);
  return {
    id: player.id,
    character: known.character,
    intent,
    catalogue,
    knowledge: known.knowledge,
    chance,
    now: () => known.now().getTime(),
    balance: () => own.balance,
    pouch: () => inPouch(false).filter(isLoose),
    carried: (type) => inPouch(false).filter((item) => item.item_type_id === type && isLoose(item)),
    locked: () => inPouch(true),
    lockbox: () => own.inHand().filter(({ location }) => location === 'lockbox'),
    away: () => own.inHand().filter(({ location }) => location === 'dropped'),
    listed: () => own.inHand().filter(({ item_id }) => own.isListed(item_id)),
    saved: own.saved,
    hasSaved: (type) => own.saved(type) !== undefined,
    anySaved: () => chance.pick(own.allSaved()),
    hasCompleted: own.hasCompleted,
    wishes: own.wishes,
    issued: known.numbers.of,
    issuedInAll: known.numbers.total,
    place: {
      id: place.id,
      category_id: place.category_id,
      maxItems: place.max_items,
      itemCount: () => own.atPlace().length,
    },
    lying: () => own.atPlace().filter(({ user_id }) => user_id === null),
    isForagedSomewhere: places.isForagedSomewhere,
    placeFor: (type) => places.placeFor(type, { city: place.city, chance })?.id,
    market: () => known.market,
    supply: others.supply,
    supplyCount: (type) => others.supply(type).length,
    savedBy: others.savedBy,
    carriedBy: others.carriedBy,
    somebody: () => chance.pick(known.acquaintances),
    uniques: own.uniques.flatMap((id) => catalogue.types.get(id) ?? []),
  };
}
