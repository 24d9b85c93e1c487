import type { PlaceId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '@wallabee/game/state/item-state';
import type { Chance } from '@wallabee/simulated-players/chance';
import { type Composer, createComposer } from '@wallabee/simulated-players/texts/composer';
import { createUsed, type Used } from '@wallabee/simulated-players/texts/used';
import type { Forum } from '../../corpus/corpus.ts';
import type { Place } from '../../play/atlas.ts';
import type { Setting } from '../../setting.ts';
import type { WorldSize } from '../../world-size.ts';
import { withLocalNames } from '../local-names.ts';
import { type CatalogueWords, createCatalogueWords } from './catalogue-words.ts';
import { indexMoments, type Moments } from './moments.ts';
import { createSpeakers, type Speakers } from './speakers.ts';

/** All that threads are written from. */
export interface Talk {
  readonly composer: Composer;
  readonly chance: Chance;
  readonly used: Used;
  readonly words: CatalogueWords;
  readonly moments: Moments;
  readonly speakers: Speakers;
  readonly size: WorldSize;
  readonly until: Instant;
  forum(id: number): Forum;
  place(id: PlaceId): Place;
  /** Where people of the city are. */
  position(city: string): { lat: number; lng: number };
}

export function createTalk(setting: Setting, chance: Chance): Talk {
  const { corpus, catalogue, game, players, places, size, until } = setting;
  const forums = new Map(corpus.forums.map((forum) => [forum.id, forum]));
  const placeById = new Map(places.map((place) => [place.id, place]));
  const positions = new Map(corpus.cities.map(({ city, lat, lng }) => [city, { lat, lng }]));
  return {
    composer: withLocalNames(createComposer(corpus.texts), corpus.cityNames),
    chance,
    used: createUsed(),
    words: createCatalogueWords(catalogue, game.world.catalogue),
    moments: indexMoments(game.diary),
    speakers: createSpeakers(players, chance),
    size,
    until,
    forum: (id) => existing(forums.get(id), `forum ${id}`),
    place: (id) => existing(placeById.get(id), `place ${id}`),
    position: (city) => positions.get(city) ?? { lat: 50, lng: 0 },
  };
}

function existing<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}
