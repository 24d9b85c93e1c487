import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { type CatalogueNames, catalogueNames } from '../../query/catalogue-names.ts';
import type { Issued } from '../../query/issued-matches.ts';
import { queriedTypes } from '../../query/queried-types.ts';
import type { QueriedType } from '../../query/query-context.ts';
import type { SqlFacts } from '../../query/to-sql.ts';
import { componentsOf } from '../../query/type-traits.ts';
import { itemDocuments, setDocuments } from '../../words/documents/catalogue-documents.ts';
import { Documents } from '../../words/documents/documents.ts';
import { searchDocuments } from '../../words/search-documents.ts';
import type { WordIndex } from '../../words/word-index.ts';
import { faqDocuments, toNewsDocument } from '../site-text-documents.ts';
import { type ReferenceAnswers, type ReferenceCatalogue, referenceCatalogue } from './reference-catalogue.ts';

/** Everything that is made of the reference once, and searched many times. */
export interface ReferenceIndex {
  readonly catalogue: ReferenceCatalogue;
  readonly types: ReadonlyMap<ItemTypeId, QueriedType>;
  readonly components: ReadonlySet<ItemTypeId>;
  readonly names: CatalogueNames;
  readonly words: WordIndex;
  readonly issued: Issued;
  readonly facts: SqlFacts;
}

export function indexReference(answers: ReferenceAnswers, now: () => Date): ReferenceIndex {
  const catalogue = referenceCatalogue(answers);
  const items = [...catalogue.items.values()];
  const issued = new Map(
    items
      .map(({ id, detail }): [ItemTypeId, number] => [id, detail.total_issued])
      .filter(([, count]) => count > 0),
  );
  const types = queriedTypes(catalogue, (id) => issued.get(id) ?? 0);
  return {
    catalogue,
    types,
    components: componentsOf(types.values()),
    names: catalogueNames(catalogue),
    words: indexWords(catalogue, now),
    issued,
    facts: {
      undiscovered: items.filter(isUndiscovered).map(({ id }) => id),
      highestNumber: [...issued.values()].reduce((most, count) => Math.max(most, count), 1),
    },
  };
}

/** Players, places and threads have no words here. */
function indexWords({ items, sets, posts }: ReferenceCatalogue, now: () => Date): WordIndex {
  const siteTexts = new Documents({ prefersShortNames: false });
  for (const { date, ...post } of posts)
    siteTexts.set(toNewsDocument({ ...post, published_at: new Date(date) }));
  for (const document of faqDocuments()) siteTexts.set(document);
  siteTexts.store.compact();
  const documents = {
    items: itemDocuments(items.values(), sets.values()),
    sets: setDocuments(sets.values()),
    players: new Documents(),
    places: new Documents(),
    threads: siteTexts,
  };
  return searchDocuments({
    documentsOf: async (kind) => documents[kind],
    siteTexts: async () => siteTexts,
    postsOf: async () => [],
    now,
  });
}
