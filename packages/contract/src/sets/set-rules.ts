import { foldText } from '../protocol/fold-text.ts';
import {
  CHRISTMAS_CRACKER_ID,
  COLLECTIBLES_GENERATION_ID,
  EXCLUSIVE_SET_ID,
  SET_COMPLETION_ITEM_ID,
  SPECIAL_MECHANICS_SET_ID,
  UNIQUE_SET_ID,
  WALLAGRAPHIC_SET_ID,
} from '../protocol/special-ids.ts';
import type { SetDetail, SetItem } from './set.ts';

export type AcquisitionTag =
  | 'PLAYER'
  | 'MIX'
  | 'MARKET'
  | 'STORE'
  | 'FORAGE'
  | 'CRACKERS'
  | 'GRAB BAGS'
  | 'INTERACTABLES'
  | 'MIXERS'
  | 'VARIANTS'
  | 'SET COMPLETION';

type TaggedItem = Omit<
  SetItem,
  'name' | 'subset_id' | 'retired' | 'store_cost' | 'image_key' | `image_url_${50 | 100 | 200}`
>;

export function acquisitionTags(setId: number, item: TaggedItem): AcquisitionTag[] {
  const ways: AcquisitionTag[] = [];
  if (item.type === 'player') ways.push('PLAYER');
  if (item.formulas.length > 0 || item.mix_exception) ways.push('MIX');
  if (item.market_buy_now === 1) ways.push('MARKET');
  if (item.stores.length > 0) ways.push('STORE');
  if (item.categories.length > 0 || item.locations.length > 0) ways.push('FORAGE');
  if (ways.length === 0) ways.push(lastResort(setId, item));
  if (item.has_variants) ways.push('VARIANTS');
  if (item.item_type_id === SET_COMPLETION_ITEM_ID) ways.push('SET COMPLETION');
  return ways;
}

function lastResort(setId: number, item: TaggedItem): AcquisitionTag {
  if (setId === SPECIAL_MECHANICS_SET_ID && item.item_type_id !== CHRISTMAS_CRACKER_ID) return 'CRACKERS';
  if (setId === WALLAGRAPHIC_SET_ID) return 'GRAB BAGS';
  if (item.in_container) return 'INTERACTABLES';
  return 'MIXERS';
}

export function isUndiscovered(item: { name: string }): boolean {
  return item.name === '?';
}

export function showsTotalCompleted(setId: number): boolean {
  return setId !== WALLAGRAPHIC_SET_ID && setId !== EXCLUSIVE_SET_ID && setId !== UNIQUE_SET_ID;
}

export function generationName(genId: number): string {
  return genId === COLLECTIBLES_GENERATION_ID ? 'Collectibles' : `Generation ${genId}`;
}

export function filterByName<Named extends { name: string }>(
  entries: readonly Named[],
  text: string,
): Named[] {
  const wanted = foldText(text);
  return entries.filter((entry) => foldText(entry.name).includes(wanted));
}

export const ITEM_KINDS = ['all', 'wallabee', 'player'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export interface SetItemFilter {
  text: string;
  kind: ItemKind;
}

/** Invalid parameters fall back to all items. */
export function setItemFilterFrom(search: URLSearchParams): SetItemFilter {
  const kind = ITEM_KINDS.find((known) => known === search.get('kind')) ?? 'all';
  return { text: search.get('q') ?? '', kind };
}

export function filterSetItems(items: SetDetail['items'], filter: SetItemFilter): SetDetail['items'] {
  const named = filterByName(items, filter.text);
  return filter.kind === 'all' ? named : named.filter((item) => item.type === filter.kind);
}

export interface SetGroup {
  /** Null for what belongs to no subset. */
  subset: { id: number; name: string } | null;
  items: SetDetail['items'];
}

/** By subset, in their order, and at last the rest; a set without subsets is one group. */
export function groupSetItems(
  items: SetDetail['items'],
  subsets: readonly { subset_id: number | null; name: string }[],
): SetGroup[] {
  const groups: SetGroup[] = subsets.flatMap(({ subset_id, name }) =>
    subset_id === null
      ? []
      : { subset: { id: subset_id, name }, items: items.filter((item) => item.subset_id === subset_id) },
  );
  const known = new Set(groups.map(({ subset }) => subset?.id));
  const rest = items.filter(({ subset_id }) => subset_id === null || !known.has(subset_id));
  return [...groups, { subset: null, items: rest }].filter((group) => group.items.length > 0);
}
