import type { LabelledEntry } from '@wallabee/contract/items/history-rules';
import type { Item } from '@wallabee/contract/items/item';
import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import type { StoreWithItems } from '@wallabee/contract/items/stores';
import { itemPreview, numberPreview } from '@wallabee/contract/previews/preview-content';
import { CRUMBS, setCrumb } from '../../platform/head/crumbs.server.ts';
import { webPage } from '../../platform/head/json-ld.server.ts';
import type { Crumb, DescribedPage, PageDescription, Thing } from '../../platform/head/page-description.ts';
import { itemList, organization, person } from '../../platform/head/things.server.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { itemTypeHref, numberHref } from './item-links.ts';

export function describeItem(item: ItemTypeDetail): PageDescription {
  return {
    preview: itemPreview(item),
    above: [CRUMBS.sets, setCrumb(item)],
    feeds: ['new-items', 'store-items'],
    data: (page) => [itemThing(item, page)],
  };
}

function itemThing(item: ItemTypeDetail, { siteUrl, url, image }: DescribedPage): Thing {
  return {
    '@type': 'CreativeWork',
    '@id': url,
    url,
    name: item.name,
    description: item.description,
    image,
    identifier: String(item.item_type_id),
    datePublished: item.release_date ?? undefined,
    creator: item.designer === null ? organization(siteUrl) : { '@type': 'Person', name: item.designer },
    isPartOf: {
      '@type': 'Collection',
      name: item.set_name,
      url: `${siteUrl}/tools/sets/${item.set_id}`,
    },
  };
}

export function describeStore({ items }: Pick<StoreWithItems, 'items'>): PageDescription {
  const entries = items.map(({ item_type_id, name }) => ({ name, path: itemTypeHref(item_type_id) }));
  return {
    above: [CRUMBS.sets],
    feeds: ['store-items'],
    data: (page) => [{ ...webPage(page, 'CollectionPage'), mainEntity: itemList(page.siteUrl, entries) }],
  };
}

type NumberedItem = Pick<
  Item,
  | 'item_id'
  | 'item_type_id'
  | 'name'
  | 'set_id'
  | 'set_name'
  | 'number'
  | 'variant_id'
  | 'total_issued'
  | 'image_key'
  | 'created_at'
>;

export function describeNumber(item: NumberedItem): PageDescription {
  return {
    preview: numberPreview(item),
    above: [CRUMBS.sets, setCrumb(item), itemCrumb(item)],
    data: (page) => [numberThing(item, page, page.url)],
  };
}

export function describeHistory(item: NumberedItem, events: readonly LabelledEntry[]): PageDescription {
  return {
    preview: numberPreview(item),
    above: [CRUMBS.sets, setCrumb(item), itemCrumb(item), numberCrumb(item)],
    data: (page) => [historyThing(item, events, page)],
  };
}

function numberThing(item: NumberedItem, { siteUrl, image }: DescribedPage, url: string): Thing {
  return {
    '@type': 'CreativeWork',
    '@id': url,
    url,
    name: nameOf(item),
    image,
    identifier: String(item.item_id),
    dateCreated: item.created_at,
    exampleOfWork: {
      '@type': 'CreativeWork',
      name: item.name,
      url: `${siteUrl}${itemTypeHref(item.item_type_id)}`,
    },
  };
}

function historyThing(item: NumberedItem, events: readonly LabelledEntry[], page: DescribedPage): Thing {
  const [newest] = events;
  return {
    '@type': 'DataFeed',
    url: page.url,
    name: page.title,
    description: page.description,
    dateModified: newest?.created_at,
    about: numberThing(item, page, `${page.siteUrl}${numberHref(item.item_type_id, item.number)}`),
    dataFeedElement: events.slice(0, MOST_EVENTS).map((event) => eventThing(event, page)),
  };
}

const MOST_EVENTS = 20;

function eventThing({ label, created_at, user, place }: LabelledEntry, { siteUrl }: DescribedPage): Thing {
  return {
    '@type': 'DataFeedItem',
    dateCreated: created_at,
    item: {
      '@type': 'Action',
      name: label,
      agent: user ? person(siteUrl, user) : undefined,
      location: place
        ? { '@type': 'Place', name: place.name, url: `${siteUrl}/tools/place/${place.id}` }
        : undefined,
    },
  };
}

function itemCrumb({ item_type_id, name }: NumberedItem): Crumb {
  return { name, path: itemTypeHref(item_type_id) };
}

function numberCrumb(item: NumberedItem): Crumb {
  return { name: nameOf(item), path: numberHref(item.item_type_id, item.number) };
}

function nameOf({ name, number }: NumberedItem): string {
  return `${name} #${formatNumber(number)}`;
}
