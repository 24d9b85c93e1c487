import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
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

export interface QueryBinder {
  bind(db: Db, text: string, viewer: Viewer): Promise<BoundText>;
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

  return {
    bind: async (db, text, viewer) => {
      const parsed = parseQuery(text);
      const { types, names } = ofCatalogue();
      const found = await findAll(parsed.tree, { db, words, catalogue: names });
      const friends = viewer && isAboutFriends(parsed.tree) ? await listFriendIds(db, viewer.id) : [];
      const asking = { found, viewer: viewer ? { id: viewer.id, friends } : null };
      const saved = await listSavedNumbers(db, playersWithSavedNumbers(parsed.tree, asking));
      return finish(parsed, { ...asking, types, saved, now: now().getTime() });
    },
    types: () => ofCatalogue().types,
    components: () => ofCatalogue().components,
  };
}

async function findAll(tree: QueryTree | null, sources: NameSources): Promise<Map<string, FoundNames>> {
  const together = tree ? wordsTogether(tree) : [];
  const joint: Lookup = { of: 'word', text: together.map(({ text }) => text).join(' ') };
  const foundTogether = together.length > 0 ? findNames(joint, sources) : undefined;
  const entries = lookupsOf(tree).map(async (lookup): Promise<[string, FoundNames]> => {
    const isTogether = lookup.of === 'word' && together.some(({ text }) => text === lookup.text);
    return [lookupKey(lookup), await ((isTogether && foundTogether) || findNames(lookup, sources))];
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
