import { itemDocuments, setDocuments } from '@wallabee/game/words/documents/catalogue-documents';
import { searchDocuments } from '@wallabee/game/words/search-documents';
import type { WordIndex } from '@wallabee/game/words/word-index';
import type { Db } from '../../../platform/db/db.ts';
import type { Notifications } from '../../../platform/realtime/notifications.ts';
import { type CatalogueHolder, perCatalogue } from '../../catalogue/catalogue.public.ts';
import { placeDocuments, playerDocuments } from './documents/row-documents.ts';
import { siteTextDocuments, textDocuments } from './documents/text-documents.ts';
import { listPostTexts } from './words.queries.ts';

interface WordIndexOptions {
  db: Db;
  catalogue: CatalogueHolder;
  notifications: Pick<Notifications, 'on' | 'settled'>;
  now: () => Date;
}

/** The one index of words, in the memory of each server process. */
export function createWordIndex({ db, catalogue, notifications, now }: WordIndexOptions): WordIndex {
  const ofCatalogue = perCatalogue(catalogue, ({ items, sets }) => ({
    items: itemDocuments(items.values(), sets.values()),
    sets: setDocuments(sets.values()),
  }));
  // The index is built at the start, so that the first search does not wait for it.
  ofCatalogue();
  const live = {
    players: playerDocuments({ db, notifications }),
    places: placeDocuments({ db, notifications }),
    threads: textDocuments({ db, notifications }),
  };
  const siteTexts = siteTextDocuments({ db, notifications });
  return searchDocuments({
    documentsOf: async (kind) =>
      kind === 'items' || kind === 'sets' ? ofCatalogue()[kind] : live[kind].current(),
    siteTexts: siteTexts.current,
    postsOf: (ids) => listPostTexts(db, ids),
    now,
  });
}
