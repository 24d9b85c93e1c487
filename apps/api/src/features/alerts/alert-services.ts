import type { Db } from '../../platform/db/db.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import type { QueryBinder } from '../search/search.public.ts';

export interface AlertServices {
  db: Db;
  catalogue: CatalogueHolder;
  binder: QueryBinder;
  now: () => Date;
}
