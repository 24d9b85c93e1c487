import { audiencesOf } from '@wallabee/contract/forums/forum-rules';
import { ItemTypeId, PlaceId, PlayerId, PostId, SetId, ThreadId } from '@wallabee/contract/protocol/ids';
import type {
  FoundPlace,
  FoundPlayer,
  FoundSet,
  FoundText,
  FoundType,
  SearchResult,
} from '@wallabee/contract/search/search-results';
import { type Found, toFoundSet, toFoundType } from '@wallabee/game/search/found';
import { toFoundAnswer, toFoundNews } from '@wallabee/game/search/found-texts';
import { FAQ } from '@wallabee/game/texts/faq';
import type { WordKind, WordViewer } from '@wallabee/game/words/word-index';
import type { Db } from '../../platform/db/db.ts';
import {
  type Catalogue,
  type CatalogueHolder,
  type CatalogueItem,
  perCatalogue,
} from '../catalogue/catalogue.public.ts';
import { type IssuedNumbers, toCard } from '../items/items.public.ts';
import { listPlacesById, toPlaceSummary } from '../places/places.public.ts';
import { listMatchesById, toPlayerMatch } from '../players/players.public.ts';
import { setViews } from '../sets/sets.public.ts';
import { listFoundNews, listFoundThreads } from './results.queries.ts';
import { toFoundPlace, toFoundPlayer } from './results.views.ts';
import { toFoundThread } from './text-results.views.ts';

interface Asked {
  db: Db;
  viewer: WordViewer;
}

export interface SearchResults {
  /** The results of what was found, in its order, without what has gone since. `query` is for excerpts. */
  list(asked: Asked, kind: WordKind, found: readonly Found[], query: string): Promise<SearchResult[]>;
}

interface ResultsOptions {
  catalogue: CatalogueHolder;
  numbers: Pick<IssuedNumbers, 'of'>;
  apiUrl: string;
  /** The values of `is:` that a type has. */
  isOf: (catalogue: Catalogue, item: CatalogueItem) => readonly string[];
}

export function createSearchResults({ catalogue, numbers, apiUrl, isOf }: ResultsOptions): SearchResults {
  const views = perCatalogue(catalogue, (current) => setViews(current, apiUrl));

  function items(found: readonly Found[], query: string): FoundType[] {
    const current = catalogue.current();
    return found.flatMap((match) => {
      const item = current.items.get(ItemTypeId.parse(Number(match.id)));
      if (!item) return [];
      const type = {
        ...toCard(current, item, apiUrl),
        description: item.description,
        subset_name: subsetOf(current, item)?.name ?? null,
        released: item.released_at,
        total_issued: numbers.of(item.id),
        is: isOf(current, item),
      };
      return toFoundType(type, match, query);
    });
  }

  function sets(found: readonly Found[], query: string): FoundSet[] {
    return found.flatMap((match) => {
      const [setId, subsetId] = match.id.split('.').map(Number);
      const set = catalogue.current().sets.get(SetId.parse(setId));
      if (!set) return [];
      if (subsetId === undefined) return toFoundSet(views().summary(set), null, match, query);
      const subset = set.subsets.find(({ subset_id }) => subset_id === subsetId);
      return subset ? toFoundSet(views().subsetSummary(set, subset), set.name, match, query) : [];
    });
  }

  async function players(db: Db, found: readonly Found[]): Promise<FoundPlayer[]> {
    const rows = await listMatchesById(
      db,
      found.map(({ id }) => PlayerId.parse(Number(id))),
    );
    return inOrder(
      found,
      rows,
      ({ id }) => `${id}`,
      (row, match) => toFoundPlayer(toPlayerMatch(row, apiUrl), match),
    );
  }

  async function places(db: Db, found: readonly Found[]): Promise<FoundPlace[]> {
    const rows = await listPlacesById(
      db,
      found.map(({ id }) => PlaceId.parse(Number(id))),
    );
    const context = { catalogue: catalogue.current(), apiUrl };
    return inOrder(
      found,
      rows,
      ({ id }) => `${id}`,
      (row, match) => toFoundPlace(toPlaceSummary(row, context), context.catalogue, match),
    );
  }

  return {
    list: async ({ db, viewer }, kind, found, query) => {
      if (found.length === 0) return [];
      if (kind === 'items') return items(found, query);
      if (kind === 'sets') return sets(found, query);
      if (kind === 'players') return players(db, found);
      return kind === 'places' ? places(db, found) : texts({ db, viewer }, found, query);
    },
  };
}

async function texts({ db, viewer }: Asked, found: readonly Found[], query: string): Promise<FoundText[]> {
  const threads = found.filter(({ id }) => id.startsWith('thread.')).map(toThreadKey);
  const slugs = found.filter(({ id }) => id.startsWith('news.')).map(({ id }) => id.slice('news.'.length));
  const [threadRows, newsRows] = await Promise.all([
    viewer && threads.length > 0 ? listFoundThreads(db, threads, audiencesOf(viewer)) : [],
    slugs.length > 0 ? listFoundNews(db, slugs) : [],
  ]);
  const makers = new Map<string, (match: Found) => FoundText>([
    ...threadRows.map(
      (row) => [`thread.${row.id}`, (match: Found) => toFoundThread(row, match, query)] as const,
    ),
    ...newsRows.map((row) => [`news.${row.slug}`, (match: Found) => toFoundNews(row, match, query)] as const),
    ...FAQ.map((entry) => [`faq.${entry.id}`, (match: Found) => toFoundAnswer(entry, match, query)] as const),
  ]);
  return found.flatMap((match) => makers.get(match.id)?.(match) ?? []);
}

function subsetOf({ sets }: Catalogue, { set_id, subset_id }: CatalogueItem) {
  return sets.get(set_id)?.subsets.find((subset) => subset.subset_id === subset_id);
}

function toThreadKey({ id, postId = null }: Found) {
  return {
    threadId: ThreadId.parse(Number(id.slice('thread.'.length))),
    postId: postId === null ? null : PostId.parse(postId),
  };
}

function inOrder<Row, Result>(
  found: readonly Found[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
  toResult: (row: Row, match: Found) => Result,
): Result[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return found.flatMap((match) => {
    const row = byId.get(match.id);
    return row === undefined ? [] : [toResult(row, match)];
  });
}
