import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import { itemPreview } from '@wallabee/contract/previews/preview-content';
import { CRUMBS, setCrumb } from '../../platform/head/crumbs.server.ts';
import type { PageDescription } from '../../platform/head/page-description.ts';
import { itemTypeHref } from './wall-links.ts';

export function describeWall(item: ItemTypeDetail): PageDescription {
  const crumb = { name: item.name, path: itemTypeHref(item.item_type_id) };
  return { preview: itemPreview(item), above: [CRUMBS.sets, setCrumb(item), crumb] };
}
