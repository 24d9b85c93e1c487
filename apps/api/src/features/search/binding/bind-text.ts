import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { bindQuery } from '@wallabee/game/query/bind-query';
import type { BoundQuery } from '@wallabee/game/query/bound-query';
import { catalogueNames } from '@wallabee/game/query/catalogue-names';
import { FIELDS } from '@wallabee/game/query/field-table';
import { findLookups, type LookUp } from '@wallabee/game/query/find-lookups';
import { type FoundNames, lookupKey } from '@wallabee/game/query/lookups';
import { parseQuery } from '@wallabee/game/query/parse-query';
import type { ParsedQuery } from '@wallabee/game/query/parsed-query';
import { queriedTypes } from '@wallabee/game/query/queried-types';
import type { QueriedType, QueryContext } from '@wallabee/game/query/query-context';
import { isFriends, isMe, playersWithSavedNumbers } from '@wallabee/game/query/query-lookups';
import { leavesOf, type QueryTree, textsOf } from '@wallabee/game/query/query-tree';
import type { SqlFacts } from '@wallabee/game/query/to-sql';
import { componentsOf } from '@wallabee/game/query/type-traits';
import type { WordIndex } from '@wallabee/game/words/word-index';
import type { Db } from '../../../platform/db/db.ts';
import type { SignedInPlayer } from '../../../platform/sessions/sessions.queries.ts';
import { type CatalogueHolder, perCatalogue } from '../../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../../items/items.public.ts';
import { findNames, type NameSources } from './find-names.ts';
import { listFriendIds, listSavedNumbers } from './lookups.queries.ts';

export type Viewer = Pick<SignedInPlayer, 'id' | 'account_type'> | undefined;

/** A query, and all that answers it. */
export interface BoundText {
  readonly parsed: ParsedQuery;
  readonly query: BoundQuery;
  /** Those of its text, and those of names that nothing has. */
  readonly mistakes: readonly QueryMistake[];
  readonly context: QueryContext;
  readonly facts: SqlFacts;
  /** What it finds depends on who asks. */
  readonly isPersonal: boolean;
}

export interface AskedText {
  readonly text: string;
  readonly viewer: Viewer;
}

/** Names and words that were looked up, so that many queries share them. */
export type KnownLookups = Map<string, Promise<FoundNames>>;

export interface QueryBinder {
  bind(db: Db, text: string, viewer: Viewer): Promise<BoundText>;
  /** Many queries at once: each name is looked up once, and saved numbers are read in one statement. */
  bindAll(db: Db, asked: readonly AskedText[], known?: KnownLookups): Promise<BoundText[]>;
  types(): ReadonlyMap<ItemTypeId, QueriedType>;
  components(): ReadonlySet<ItemTypeId>;
}

interface BinderOptions {
  catalogue: CatalogueHolder;
  numbers: Pick<IssuedNumbers, 'of'>;
  issued: () => { readonly highestNumber: number };
  words: WordIndex;
  now: () => Date;
}

export function createQueryBinder({ catalogue, numbers, issued, words, now }: BinderOptions): QueryBinder {
  const ofCatalogue = perCatalogue(catalogue, (current) => {
    const types = queriedTypes(current, (id) => numbers.of(id));
    const undiscovered = [...types.values()].filter((type) => type.is_undiscovered).map(({ id }) => id);
    return { types, undiscovered, names: catalogueNames(current), components: componentsOf(types.values()) };
  });

  function finish(parsed: ParsedQuery, context: QueryContext): BoundText {
    const { query, mistakes } = bindQuery(parsed, context);
    const { undiscovered } = ofCatalogue();
    return {
      parsed,
      query,
      mistakes: [...parsed.mistakes, ...mistakes].sort((one, other) => one.from - other.from),
      context,
      facts: { undiscovered, highestNumber: issued().highestNumber },
      isPersonal: parsed.tree !== null && isAboutViewer(parsed.tree),
    };
  }

  async function bindAll(db: Db, asked: readonly AskedText[], known: KnownLookups = new Map()) {
    const { types, names } = ofCatalogue();
    const lookUp = sharedLookups({ db, words, catalogue: names }, known);
    const parsed = asked.map(({ text, viewer }) => ({ query: parseQuery(text), viewer }));
    const friends = await listFriendIds(
      db,
      parsed.flatMap(({ query, viewer }) => (viewer && isAboutFriends(query.tree) ? viewer.id : [])),
    );
    const asking = await Promise.all(
      parsed.map(async ({ query, viewer }) => ({
        query,
        found: await findLookups(query.tree, lookUp),
        viewer: viewer ? { id: viewer.id, friends: friends.get(viewer.id) ?? [] } : null,
      })),
    );
    const needed = asking.map((one) => playersWithSavedNumbers(one.query.tree, one));
    const saved = await listSavedNumbers(db, [...new Set(needed.flat())]);
    const savedOf = (players: readonly PlayerId[]) =>
      new Map(players.map((id) => [id, saved.get(id) ?? new Map<ItemTypeId, number>()]));
    return asking.map(({ query, found, viewer }, nth) =>
      finish(query, { found, viewer, types, saved: savedOf(needed[nth] ?? []), now: now().getTime() }),
    );
  }

  return {
    bind: async (db, text, viewer) => {
      const [bound] = await bindAll(db, [{ text, viewer }]);
      return bound as BoundText;
    },
    bindAll,
    types: () => ofCatalogue().types,
    components: () => ofCatalogue().components,
  };
}

function sharedLookups(sources: NameSources, known: KnownLookups): LookUp {
  return (lookup) => {
    const key = lookupKey(lookup);
    const found = known.get(key) ?? findNames(lookup, sources);
    known.set(key, found);
    return found;
  };
}

function isAboutViewer(tree: QueryTree): boolean {
  return leavesOf(tree).some((leaf) => {
    if (leaf.is === 'word') return false;
    if (leaf.field === 'best') return true;
    const isPerson = FIELDS[leaf.field].takes === 'person';
    return isPerson && textsOf(leaf.value).some((text) => isMe(text) || isFriends(text));
  });
}

function isAboutFriends(tree: QueryTree | null): boolean {
  const leaves = tree ? leavesOf(tree) : [];
  return leaves.some(
    (leaf) => leaf.is === 'filter' && leaf.field === 'owner' && textsOf(leaf.value).some(isFriends),
  );
}
