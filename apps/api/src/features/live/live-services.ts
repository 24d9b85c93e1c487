import type { Action } from '@wallabee/game/state/action';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import type { Db } from '../../platform/db/db.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../items/items.public.ts';
import type { SwapServices } from '../swaps/swaps.public.ts';

/** What everything that simulated players do needs. */
export interface LiveGameServices {
  db: Db;
  catalogue: CatalogueHolder;
  game: () => GameCatalogue;
  numbers: Pick<IssuedNumbers, 'of' | 'total'>;
  swaps: SwapServices;
  perform: (action: Action) => Promise<AppliedChanges>;
  now: () => Date;
  random: () => number;
}
