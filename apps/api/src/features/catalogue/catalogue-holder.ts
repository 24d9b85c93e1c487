import type { Db } from '../../platform/db/db.ts';
import { getCatalogue } from './catalogue.queries.ts';
import type { Catalogue } from './catalogue.ts';

/** The catalogue as it stands now. Reference calls answer from it without asking the database. */
export interface CatalogueHolder {
  current(): Catalogue;
  reload(): Promise<void>;
}

export async function holdCatalogue(db: Db): Promise<CatalogueHolder> {
  let catalogue = await getCatalogue(db);
  return {
    current: () => catalogue,
    reload: async () => {
      catalogue = await getCatalogue(db);
    },
  };
}
