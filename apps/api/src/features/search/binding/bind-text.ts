import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { isNumberWord } from '@wallabee/game/query/about-query';
import { bindQuery } from '@wallabee/game/query/bind-query';
import type { BoundQuery } from '@wallabee/game/query/bound-query';
import { FIELDS } from '@wallabee/game/query/field-table';
import { type FoundNames, type Lookup, lookupKey } from '@wallabee/game/query/lookups';
import { parseQuery } from '@wallabee/game/query/parse-query';
import type { ParsedQuery } from '@wallabee/game/query/parsed-query';
import type { QueriedType, QueryContext } from '@wallabee/game/query/query-context';
import { isFriends, isMe, lookupsOf, playersWithSavedNumbers } from '@wallabee/game/query/query-lookups';
import { leavesOf, type QueryTree, type QueryWord, textsOf } from '@wallabee/game/query/query-tree';
import type { SqlFacts } from '@wallabee/game/query/to-sql';
import { componentsOf } from '@wallabee/game/query/type-traits';
import type { Db } from '../../../platform/db/db.ts';
import type { SignedInPlayer } from '../../../platform/sessions/sessions.queries.ts';
import { type CatalogueHolder, perCatalogue } from '../../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../../items/items.public.ts';
import type { WordIndex } from '../words/word-index.ts';
import { catalogueNames } from './catalogue-names.ts';
import { findNames, type NameSources } from './find-names.ts';
import { listFriendIds, listSavedNumbers } from './lookups.queries.ts';
import { queriedTypes } from './queried-types.ts';

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
    const types = queriedTypes(current, numbers);
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
        found: await findAll(query.tree, lookUp),
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

type LookUp = (lookup: Lookup) => Promise<FoundNames>;

function sharedLookups(sources: NameSources, known: KnownLookups): LookUp {
  return (lookup) => {
    const key = lookupKey(lookup);
    const found = known.get(key) ?? findNames(lookup, sources);
    known.set(key, found);
    return found;
  };
}

async function findAll(tree: QueryTree | null, lookUp: LookUp): Promise<Map<string, FoundNames>> {
  const together = tree ? wordsTogether(tree) : [];
  const joint: Lookup = { of: 'word', text: together.map(({ text }) => text).join(' ') };
  const foundTogether = together.length > 0 ? lookUp(joint) : undefined;
  const entries = lookupsOf(tree).map(async (lookup): Promise<[string, FoundNames]> => {
    const isTogether = lookup.of === 'word' && together.some(({ text }) => text === lookup.text);
    return [lookupKey(lookup), await ((isTogether && foundTogether) || lookUp(lookup))];
  });
  return new Map(await Promise.all(entries));
}

/**
 * Plain words side by side are looked for together, because the index knows more of them together: `wishing well` is
 * also `wishingwell`.
 */
function wordsTogether(tree: QueryTree): QueryWord[] {
  const parts = tree.is === 'all' ? tree.of : [tree];
  const words = parts.filter((part): part is QueryWord => part.is === 'word' && isPlain(part));
  const elsewhere = leavesOf(tree).filter((leaf) => leaf.is === 'word' && !words.includes(leaf));
  const isAlsoElsewhere = elsewhere.some(
    (leaf) => leaf.is === 'word' && words.some((word) => word.text === leaf.text),
  );
  return words.length > 1 && !isAlsoElsewhere ? words : [];
}

function isPlain(word: QueryWord): boolean {
  return !word.isPhrase && !isNumberWord(word);
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
