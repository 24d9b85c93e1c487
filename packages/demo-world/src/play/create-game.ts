import { createInMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import type { Instant } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { createChance } from '@wallabee/simulated-players/chance';
import { createKnowledge } from '@wallabee/simulated-players/minds/knowledge';
import { OPENING } from '../calendar.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { createItemTable } from '../columns/item-table.ts';
import type { Player } from '../players/player.ts';
import type { WorldSize } from '../world-size.ts';
import { createActivePlayers } from './active-players.ts';
import { createAtlas, type Place } from './atlas.ts';
import { commissionsOf, type Owners } from './commissions.ts';
import { drawCommonest } from './commonest.ts';
import type { Game } from './game.ts';
import { createLuckBook } from './luck-book.ts';
import { createSchedule } from './schedule.ts';
import { toGameCatalogue } from './type-facts.ts';
import { createWhereabouts } from './whereabouts.ts';

export function createGame(options: {
  catalogue: Catalogue;
  players: readonly Player[];
  places: readonly Place[];
  owners: Owners;
  size: WorldSize;
  seed: number;
  until: Instant;
}): Game {
  const { seed, players, places, owners } = options;
  const catalogue = toGameCatalogue(options.catalogue, createChance(seed, 'retirement'), options.until);
  const early = places.filter(({ createdAt }) => createdAt < OPENING);
  const citiesWith = ({ categories }: TypeFacts) =>
    new Set(early.filter((place) => categories.includes(place.category_id)).map(({ city }) => city)).size;
  const world = createInMemoryWorld(catalogue, createItemTable());
  for (const [type, ids] of owners) if (ids.length > 0) world.owners.set(type, [...ids]);
  return {
    world,
    whereabouts: createWhereabouts(),
    atlas: createAtlas(),
    activePlayers: createActivePlayers(),
    schedule: createSchedule(),
    chance: createChance(seed, 'play'),
    players: new Map(players.map((player) => [player.id, player])),
    knowledge: createKnowledge(catalogue),
    commonest: drawCommonest(catalogue, createChance(seed, 'commonest'), {
      counts: options.size.commonest,
      citiesWith,
    }),
    commissions: commissionsOf(owners, catalogue),
    diary: [],
    luck: createLuckBook(seed),
    now: OPENING,
    progress: 0,
  };
}
