import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../items/items.public.ts';
import type { SearchServices } from '../search/search.public.ts';
import type { SwapServices } from '../swaps/swaps.public.ts';

export interface PlanServices {
  catalogue: CatalogueHolder;
  game: () => GameCatalogue;
  numbers: Pick<IssuedNumbers, 'of'>;
  search: SearchServices;
  swaps: SwapServices;
  apiUrl: string;
  now: () => Date;
}
