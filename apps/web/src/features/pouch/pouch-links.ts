import { POUCH_FIELDS, type PouchView } from '@wallabee/contract/pouch/pouch-address';

/** Leaves out the defaults, so that the plain pouch has the plain address. */
export function pouchSearch(filters: URLSearchParams): string {
  return `${new URLSearchParams([...filters].filter(([name, value]) => DEFAULTS[name] !== value))}`;
}

const DEFAULTS: Record<string, string> = { [POUCH_FIELDS.sort]: 'newest', [POUCH_FIELDS.view]: 'shelf' };

/** Shows all items, in the same order and size. */
export function wholePouchSearch({ sort, isCompact }: PouchView): string {
  const view = isCompact ? 'compact' : 'shelf';
  return pouchSearch(new URLSearchParams({ [POUCH_FIELDS.sort]: sort, [POUCH_FIELDS.view]: view }));
}
