import type { Category } from '@wallabee/contract/categories/category';
import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import type { Store } from '@wallabee/contract/items/stores';
import type { BlogPost, BlogPostCard } from '@wallabee/contract/news/news';
import type { ItemTypeId, SetId } from '@wallabee/contract/protocol/ids';
import type { Generation, SetDetail, SetSummary, SubsetList } from '@wallabee/contract/sets/set';
import type { QueriedCatalogue, QueriedItem } from '../../query/queried-catalogue.ts';

/** The answers of calls, by their paths. */
export interface ReferenceAnswers {
  of(key: string): unknown;
}

export interface ReferenceSet {
  readonly summary: SetSummary;
  readonly id: SetId;
  readonly gen_id: SetDetail['gen_id'];
  readonly name: string;
  readonly description: string;
  readonly designer: string | null;
  readonly created_at: string;
  readonly subsets: readonly ReferenceSubset[];
}

export interface ReferenceSubset {
  readonly summary: SetSummary;
  readonly subset_id: NonNullable<SetSummary['subset_id']>;
  readonly name: string;
  readonly description: string;
  readonly created_at: string;
  readonly items: readonly { readonly id: ItemTypeId }[];
}

export interface ReferenceItem extends QueriedItem {
  readonly subset_id: ItemTypeDetail['subset_id'];
  readonly description: string;
  readonly detail: ItemTypeDetail;
}

export interface ReferenceCatalogue extends QueriedCatalogue {
  readonly sets: ReadonlyMap<SetId, ReferenceSet>;
  readonly items: ReadonlyMap<ItemTypeId, ReferenceItem>;
  readonly posts: readonly BlogPost[];
}

/** The catalogue that the answers describe. */
export function referenceCatalogue(answers: ReferenceAnswers): ReferenceCatalogue {
  const read = <Answer>(key: string) => answers.of(key) as Answer | undefined;
  const { sets: summaries } = read<{ sets: SetSummary[] }>('/sets') ?? { sets: [] };
  const sets = summaries.flatMap((summary) => readSet(summary, read) ?? []);
  const details = sets.flatMap(({ detail }) =>
    detail.items.flatMap(({ item_type_id }) => read<ItemTypeDetail>(`/single-item/${item_type_id}`) ?? []),
  );
  return {
    generations: read<Generation[]>('/all-sets') ?? [],
    sets: new Map(sets.map(({ set }) => [set.id, set])),
    items: new Map(details.map(toItem).sort(([one], [other]) => one - other)),
    stores: byId(read<Store[]>('/stores') ?? []),
    categories: byId(read<Category[]>('/categories') ?? []),
    posts: (read<BlogPostCard[]>('/blog/posts') ?? []).flatMap(
      ({ slug }) => read<BlogPost>(`/blog/posts/${slug}`) ?? [],
    ),
  };
}

type Read = <Answer>(key: string) => Answer | undefined;

function readSet(summary: SetSummary, read: Read): { set: ReferenceSet; detail: SetDetail } | undefined {
  const { id } = summary;
  const detail = read<SetDetail>(`/all-sets/${id}`);
  if (!detail) return undefined;
  const { subsets = [] } = read<SubsetList>(`/all-sets/${id}/sub`) ?? {};
  const { gen_id, name, description, designer, created_at } = detail;
  const set = {
    summary,
    id,
    gen_id,
    name,
    description,
    designer,
    created_at,
    subsets: subsets.flatMap((subset) => readSubset(subset, read) ?? []),
  };
  return { set, detail };
}

function readSubset(summary: SetSummary, read: Read): ReferenceSubset | undefined {
  const { id, subset_id, name, description } = summary;
  const detail = read<SetDetail>(`/all-sets/${id}/sub/${subset_id}`);
  if (!detail || subset_id === null) return undefined;
  const items = detail.items.map(({ item_type_id }) => ({ id: item_type_id }));
  return { summary, subset_id, name, description, created_at: detail.created_at, items };
}

function toItem(detail: ItemTypeDetail): [ItemTypeId, ReferenceItem] {
  const { id, name, set_id, subset_id, designer, description, mix_exception } = detail;
  const { store_cost, stores, categories, locations, formulas, contains_items, variants } = detail;
  const item = {
    ...{ id, name, set_id, subset_id, designer, description },
    ...{ store_cost, stores, categories, locations, formulas, variants },
    kind: detail.type,
    released_at: detail.release_date,
    is_retired: detail.retired,
    is_one_of_a_kind: detail.one_of_a_kind,
    market_buy_now: detail.market_buy_now === 1,
    mix_exception: mix_exception && {
      component_ids: mix_exception.with,
      explanation: mix_exception.explanation,
    },
    contains: contains_items,
    detail,
  };
  return [id, item as unknown as ReferenceItem];
}

function byId<Entry extends { id: number }>(entries: readonly Entry[]) {
  return new Map(entries.map((entry) => [entry.id as Entry['id'], entry]));
}
