import type { Instant } from '@wallabee/game/state/item-state';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Corpus } from './corpus/corpus.ts';
import { drawPlaces, type Place } from './play/atlas.ts';
import { drawOwners, type Owners } from './play/commissions.ts';
import { createGame } from './play/create-game.ts';
import type { Game } from './play/game.ts';
import { drawPlayers } from './players/draw-players.ts';
import type { Player } from './players/player.ts';
import { WORLD_SIZES, type WorldKind, type WorldSize } from './world-size.ts';

export interface WorldOptions {
  kind: WorldKind;
  seed: number;
  /** The end of the world's time; the same seed and end produce the same world. */
  until: Instant;
  catalogue: Catalogue;
  corpus: Corpus;
  passwordHash: string;
}

export interface Setting extends WorldOptions {
  size: WorldSize;
  players: readonly Player[];
  places: readonly Place[];
  owners: Owners;
  game: Game;
}

export function createSetting(options: WorldOptions): Setting {
  const { kind, seed, until, catalogue, corpus } = options;
  const size = WORLD_SIZES[kind];
  const players = drawPlayers({ corpus, size, seed, until });
  const places = drawPlaces({ cities: corpus.cities, catalogue, count: size.places, seed, until });
  const owners = drawOwners(catalogue, players, seed);
  const game = createGame({ catalogue, players, places, owners, size, seed, until });
  return { ...options, size, players, places, owners, game };
}
