import type { ItemId, ItemTypeId, PlaceId, PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { WaitingAlert } from '@wallabee/game/alerts/alert-index';
import { isAboutNumbers, isBoundByType, isNumberWord } from '@wallabee/game/query/about-query';
import { bindQuery } from '@wallabee/game/query/bind-query';
import type { BoundQuery, BoundTree } from '@wallabee/game/query/bound-query';
import { FIELDS } from '@wallabee/game/query/field-table';
import { countIntervals } from '@wallabee/game/query/intervals';
import type { QueriedType } from '@wallabee/game/query/query-context';
import { isMe } from '@wallabee/game/query/query-lookups';
import { leavesOf, type QueryFilter, type QueryLeaf, textsOf } from '@wallabee/game/query/query-tree';
import { simplify } from '@wallabee/game/query/simplify';
import type { Catalogue } from '../../catalogue/catalogue.public.ts';
import type { BoundText } from '../../search/search.public.ts';
import type { WaitingRow } from './waiting.queries.ts';

/** What a query is bound again with. */
export type BindableText = Pick<BoundText, 'parsed' | 'context'>;

/** An alert with its query bound. */
export interface BoundAlert {
  readonly row: WaitingRow;
  /** What it waits for of numbers; null where it waits for none. */
  readonly numbers: WaitingAlert | null;
  /** The types whose release it waits for; null where it waits for none. */
  readonly types: BoundQuery | null;
  /** Its query, where a count of issued numbers decides, and the counts at which types begin or cease to match. */
  readonly issued: { readonly bound: BindableText; readonly counts: readonly number[] } | null;
  /** The players whose saved numbers its query depends on. */
  readonly savers: readonly PlayerId[];
  /** Its query, where it can be bound again for a single type of which a player saved another number. */
  readonly byType: BindableText | null;
  /** Time, names outside of the catalogue or issued numbers may change what its query means. */
  readonly isAgeing: boolean;
}

export function bindAlert(row: WaitingRow, bound: BoundText, catalogue: Catalogue): BoundAlert {
  const leaves = bound.parsed.tree ? leavesOf(bound.parsed.tree) : [];
  const isMistaken = bound.mistakes.length > 0;
  const counts = row.subject === 'items' ? leaves.flatMap(decidingCounts) : [];
  const types = isMistaken ? null : typesOf(row, bound, catalogue);
  const savers = [...bound.context.saved.keys()];
  const isByType = savers.length > 0 && !isMistaken && types === null && leaves.every(isBoundByType);
  return {
    row,
    numbers: isMistaken ? null : numbersOf(row, bound.query, catalogue),
    types,
    issued: isMistaken || counts.length === 0 ? null : { bound: bindable(bound), counts },
    savers,
    byType: isByType ? withoutSaved(bound) : null,
    isAgeing: isMistaken || leaves.some(isAgeing),
  };
}

/** Without the bound query, which may have a limit for every type and is in the index already. */
function bindable({ parsed, context }: BoundText): BindableText {
  return { parsed, context };
}

/** The saved numbers are read again with each binding, and a player may have thousands. */
function withoutSaved({ parsed, context }: BoundText): BindableText {
  const saved = new Map([...context.saved.keys()].map((player) => [player, NONE_SAVED]));
  return { parsed, context: { ...context, saved } };
}

const NONE_SAVED: ReadonlyMap<ItemTypeId, number> = new Map();

export interface OneType {
  readonly type: QueriedType;
  /** The saved numbers of the type, by `player type`. */
  readonly saved: ReadonlyMap<string, number>;
  readonly catalogue: Catalogue;
}

/** What an alert waits for of the numbers of one type. */
export function numbersOfType(
  row: WaitingRow,
  { parsed, context }: BindableText,
  { type, saved, catalogue }: OneType,
): WaitingAlert | null {
  const savedOf = (player: PlayerId) => {
    const number = saved.get(`${player} ${type.id}`);
    return new Map(number === undefined ? [] : [[type.id, number]]);
  };
  const { query } = bindQuery(parsed, {
    ...context,
    types: new Map([[type.id, type]]),
    saved: new Map([...context.saved.keys()].map((player) => [player, savedOf(player)])),
  });
  return numbersOf(row, query, catalogue);
}

/** A hidden item has no whereabouts, so alerts about a place, a player or one number do not find it. */
function numbersOf(
  { subject, about_id }: WaitingRow,
  query: BoundQuery,
  catalogue: Catalogue,
): WaitingAlert | null {
  const shown = { ...query, excludesHidden: true };
  if (subject === 'items') return null;
  if (subject === 'number') return { query: shown, itemId: about_id as ItemId };
  if (subject === 'player') return { query: shown, playerId: about_id as PlayerId };
  if (subject === 'place') return { query: narrowed(shown, { is: 'place', ids: [about_id as PlaceId] }) };
  return { query: subject === 'set' ? withinSet(query, about_id as SetId, catalogue) : query };
}

/** A query about numbers says nothing of a new type. */
function typesOf(
  { subject, about_id }: WaitingRow,
  { query, parsed }: BoundText,
  catalogue: Catalogue,
): BoundQuery | null {
  if (subject === 'items') return query;
  if (subject !== 'set' || (parsed.tree && isAboutNumbers(parsed.tree))) return null;
  return withinSet(query, about_id as SetId, catalogue);
}

function withinSet(query: BoundQuery, id: SetId, { sets }: Catalogue): BoundQuery {
  const ids = new Set<ItemTypeId>(sets.get(id)?.items.map((item) => item.id));
  return narrowed(query, { is: 'types', ids });
}

function narrowed(query: BoundQuery, to: BoundTree): BoundQuery {
  return { ...query, tree: simplify({ is: 'all', of: [to, query.tree] }) };
}

function decidingCounts(leaf: QueryLeaf): number[] {
  if (leaf.is === 'word') return isNumberWord(leaf) ? [Number(leaf.text)] : [];
  if (leaf.field !== 'issued') return [];
  return countIntervals(leaf).flatMap(({ from, to }) => [from, to].filter((count) => count !== null));
}

function isAgeing(leaf: QueryLeaf): boolean {
  return leaf.is === 'filter' && (leaf.field === 'issued' || mayChange(leaf));
}

function mayChange({ field, value }: QueryFilter): boolean {
  const { takes, lookup } = FIELDS[field];
  if (takes === 'date') return true;
  if (takes === 'person') return textsOf(value).some((text) => !isMe(text));
  return lookup === 'place' || lookup === 'city' || lookup === 'near';
}
