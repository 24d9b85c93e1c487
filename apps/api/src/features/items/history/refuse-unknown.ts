import type { ItemId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/problems.ts';
import { itemExists } from '../items.queries.ts';

export async function refuseUnknown(db: Db, itemId: ItemId) {
  if (!(await itemExists(db, itemId))) throw notFound('item');
}
