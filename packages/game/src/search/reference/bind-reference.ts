import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { bindQuery } from '../../query/bind-query.ts';
import { findLookups } from '../../query/find-lookups.ts';
import type { FoundNames, Lookup, LookupKind } from '../../query/lookups.ts';
import { mistake } from '../../query/mistakes.ts';
import { parseQuery } from '../../query/parse-query.ts';
import type { ParsedTerm } from '../../query/parsed-query.ts';
import type { QueryContext } from '../../query/query-context.ts';
import { lookupsOfLeaf } from '../../query/query-lookups.ts';
import type { Span } from '../../query/tokens.ts';
import type { SearchedText } from '../answer-search.ts';
import type { ReferenceIndex } from './reference-index.ts';

export interface BoundReferenceText extends SearchedText {
  readonly context: QueryContext;
}

/** A query with all that the reference says of its names. A term that needs a network is a mistake that says so. */
export async function bindReference(
  text: string,
  index: ReferenceIndex,
  now: () => Date,
): Promise<BoundReferenceText> {
  const parsed = parseQuery(text);
  const context: QueryContext = {
    types: index.types,
    found: await findLookups(parsed.tree, (lookup) => lookUp(lookup, index)),
    viewer: null,
    saved: new Map(),
    now: now().getTime(),
  };
  const { query, mistakes } = bindQuery(parsed, context);
  const live = parsed.terms.filter(isLive);
  // Who asks is not known without a network.
  const own = mistakes.filter(({ code }) => code === 'login');
  const others = mistakes.filter(
    (one) => !own.includes(one) && (one.code !== 'name' || !live.some((term) => isWithin(one, term))),
  );
  const all = [...parsed.mistakes, ...others, ...[...live, ...own].map((span) => offlineMistake(span, text))];
  return { parsed, query, context, mistakes: all.sort((one, other) => one.from - other.from) };
}

/** Who and where is not in the reference. */
const LIVE: readonly LookupKind[] = ['player', 'place', 'city', 'near'];

function isLive({ leaf }: ParsedTerm): boolean {
  return leaf !== null && lookupsOfLeaf(leaf).some(({ of }) => LIVE.includes(of));
}

function isWithin(one: QueryMistake, { from, to }: ParsedTerm): boolean {
  return one.from >= from && one.to <= to;
}

function offlineMistake({ from, to }: Span, text: string): QueryMistake {
  return mistake(
    'offline',
    { from, to },
    {
      message: `“${text.slice(from, to)}” needs a network.`,
    },
  );
}

const NOTHING: FoundNames = { ids: [], names: [], near: [] };
const MOST_FOUND = 100_000;
const MOST_NEAR = 3;

async function lookUp({ of, text }: Lookup, { names, words }: ReferenceIndex): Promise<FoundNames> {
  if (of === 'word' || of === 'phrase' || of === 'name') {
    const isPhrase = of === 'phrase' || (of === 'name' && text.includes(' '));
    const options = { isPhrase, onlyNames: of === 'name', most: MOST_FOUND, viewer: null };
    const { matches } = await words.find('items', text, options);
    return { ...NOTHING, ids: matches.map(({ id }) => Number(id)) };
  }
  if (of === 'player' || of === 'place' || of === 'city' || of === 'near') return NOTHING;
  const found = names[of](text);
  if (of !== 'item' || found.ids.length > 0) return found;
  return { ...NOTHING, near: (await words.near('items', text, MOST_NEAR)).map(({ name }) => name) };
}
