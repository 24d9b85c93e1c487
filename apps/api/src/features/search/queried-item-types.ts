import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { sayQuery } from '@wallabee/game/query/say-query';
import { tooBroad } from '@wallabee/game/search/too-broad';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from './binding/bind-text.ts';
import { startSearching } from './finding/searching.ts';
import { startTimeLimit } from './limited-read.queries.ts';
import { SEARCH_LIMIT_MS, type SearchServices } from './search.service.ts';

interface QueriedItemTypes {
  types: readonly ItemTypeId[];
  /** The query said back. */
  words: string;
  mistakes: QueryMistake[];
}

/** All item types that a query finds. */
export async function findItemTypes(
  services: SearchServices,
  q: string,
  { db, viewer }: { db: Db; viewer: Viewer },
): Promise<QueriedItemTypes> {
  const bound = await services.binder.bind(db, q, viewer);
  const { tree } = bound.parsed;
  const words = sayQuery(tree, bound.context.found)
    .map(({ text }) => text)
    .join('');
  const mistakes = [...bound.mistakes];
  if (!tree) return { types: [], words, mistakes };
  const limit = startTimeLimit(SEARCH_LIMIT_MS, services.clock);
  const types = await startSearching({ ...services, db, viewer, bound, tree, limit }).types();
  return types
    ? { types, words, mistakes }
    : { types: [], words, mistakes: [...mistakes, tooBroad(q, tree)] };
}
