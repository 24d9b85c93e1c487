import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Action } from '@wallabee/game/state/action';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import type { Db } from '../../platform/db/db.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';

/** What everything that simulated players do needs. */
export interface LiveGameServices {
  db: Db;
  catalogue: CatalogueHolder;
  game: () => GameCatalogue;
  issued: (type: ItemTypeId) => number;
  perform: (action: Action) => Promise<AppliedChanges>;
  now: () => Date;
  random: () => number;
}
