import { listCategories, listCategoryGroups, readCategory } from '@wallabee/contract/categories/category';
import { readApiDescription } from '@wallabee/contract/developers/api-description';
import { listLatestItems } from '@wallabee/contract/items/item-type';
import { listMarket, listStores, readStore } from '@wallabee/contract/items/stores';
import { listBlogPosts, listNews, readBlogPost } from '@wallabee/contract/news/news';
import { listCategoryPlaces } from '@wallabee/contract/places/place';
import type { Endpoint, InputOf, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import {
  listGenerations,
  listSetsOfGeneration,
  listSubsets,
  readSet,
  readSubset,
} from '@wallabee/contract/sets/set';
import { listSets } from '@wallabee/contract/sets/set-lists';
import type { Catalogue } from '../catalogue/catalogue.public.ts';

export interface ReferencedCall {
  endpoint: Endpoint;
  input: object;
}

/** The calls that the pages of the catalogue make, without those of item types. */
export function callsOfCatalogue(catalogue: Catalogue): ReferencedCall[] {
  const sets = [...catalogue.sets.values()];
  return [
    ...[listGenerations, listSets, listStores, listCategories, listCategoryGroups].map((call) =>
      to(call, {}),
    ),
    to(listLatestItems, {}),
    to(readApiDescription, {}),
    ...catalogue.generations.map(({ gen_id }) => to(listSetsOfGeneration, { query: { gen_id } })),
    ...sets.flatMap(({ id: setId, subsets }) => [
      to(readSet, { params: { setId }, query: {} }),
      to(listSubsets, { params: { setId } }),
      ...subsets.map(({ subset_id: subsetId }) => to(readSubset, { params: { setId, subsetId } })),
    ]),
    ...[...catalogue.stores.keys()].map((storeId) => to(readStore, { params: { storeId } })),
    to(listMarket, { query: { page: 1 } }),
    ...[...catalogue.categories.keys()].flatMap((categoryId) => [
      to(readCategory, { params: { categoryId } }),
      to(listCategoryPlaces, { params: { categoryId }, query: { page: 1 } }),
    ]),
  ];
}

/** The calls that the pages of the news make. */
export function callsOfNews(posts: ResponseOf<typeof listBlogPosts>): ReferencedCall[] {
  return [
    to(listNews, { query: {} }),
    to(listBlogPosts, {}),
    ...posts.map(({ slug }) => to(readBlogPost, { params: { slug } })),
  ];
}

/** The compiler compares the input with its endpoint here. */
function to<E extends Endpoint>(endpoint: E, input: InputOf<E>): ReferencedCall {
  return { endpoint, input: input as object };
}
