import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import { createChance } from '@wallabee/simulated-players/chance';
import { characterOf } from '@wallabee/simulated-players/character/character';
import { createKnowledge, type Knowledge } from '@wallabee/simulated-players/minds/knowledge';
import type { LiveGameServices } from '../live-services.ts';
import type { People } from '../people.ts';
import type { SimulatedPlayer } from '../simulated-players.queries.ts';
import { createLivePlaces } from './live-places.ts';
import type { Known } from './live-view.ts';
import { createOthersThings } from './others-things.ts';
import { listOffers } from './own-things.queries.ts';
import { loadOwnThings } from './own-things.ts';
import type { LivePlace } from './places.queries.ts';

export interface KnownLoader {
  /** Somebody at a place near home. */
  visitor(): Promise<Known | undefined>;
  /** A given player at a place near home. */
  atHome(player: SimulatedPlayer): Promise<Known | undefined>;
  of(player: SimulatedPlayer, place: LivePlace): Promise<Known | undefined>;
}

export function createKnownLoader(services: LiveGameServices, people: People): KnownLoader {
  const { db, random, now, game, numbers } = services;
  const places = createLivePlaces(db, now);
  const knowledgeOf = createKnowledgeCache();

  async function load(player: SimulatedPlayer, place: LivePlace): Promise<Known | undefined> {
    const catalogue = game();
    const around = (await people.around()).filter(({ id }) => id !== player.id).map(({ id }) => id);
    const [own, market] = await Promise.all([
      loadOwnThings(db, player.id, place),
      listOffers(db, { chance: random(), limit: MOST_LOOKS }),
    ]);
    if (!own) return undefined;
    const chance = createChance(Math.floor(random() * 2 ** 32), 'acquaintances');
    return {
      player,
      character: characterOf(player),
      place,
      places: await places(),
      catalogue,
      knowledge: knowledgeOf(catalogue),
      own,
      others: createOthersThings({ db, holders: around, random }),
      market,
      acquaintances: chance.sample(around, ACQUAINTANCES),
      numbers,
      now,
    };
  }

  async function atHome(player: SimulatedPlayer): Promise<Known | undefined> {
    const chance = createChance(Math.floor(random() * 2 ** 32), 'going out');
    const character = characterOf(player);
    const place = (await places()).near({ city: player.city, character }, chance);
    return place && load(player, place);
  }

  return {
    of: load,
    atHome,
    visitor: async () => {
      const player = await people.drawVisitor();
      return player && atHome(player);
    },
  };
}

const MOST_LOOKS = 8;
const ACQUAINTANCES = 3;

function createKnowledgeCache(): (catalogue: GameCatalogue) => Knowledge {
  let known: { catalogue: GameCatalogue; knowledge: Knowledge } | undefined;
  return (catalogue) => {
    if (known?.catalogue !== catalogue) known = { catalogue, knowledge: createKnowledge(catalogue) };
    return known.knowledge;
  };
}
