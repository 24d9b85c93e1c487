import type { Db } from '../../platform/db/db.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../items/items.public.ts';
import type { QueryBinder } from '../search/search.public.ts';
import type { Act } from '../world/world.public.ts';
import type { SwapMarketHolder } from './market/swap-market.ts';

export interface SwapServices {
  db: Db;
  catalogue: CatalogueHolder;
  numbers: Pick<IssuedNumbers, 'of'>;
  binder: QueryBinder;
  market: SwapMarketHolder;
  perform: Act;
  apiUrl: string;
  now: () => Date;
}
