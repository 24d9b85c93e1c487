import type { ItemId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type { Db } from '../../../platform/db/db.ts';
import { found } from '../../../platform/problems.ts';
import type { Catalogue } from '../../catalogue/catalogue.public.ts';
import { findTypeOfItem } from '../items.queries.ts';
import { findNewestEvent } from './history.queries.ts';

/** The history is hidden while the item type is undiscovered or not yet in this process's catalogue. */
export async function showsHistory(db: Db, itemId: ItemId, { items }: Catalogue): Promise<boolean> {
  const type = items.get(found(await findTypeOfItem(db, itemId), 'item'));
  return type !== undefined && !isUndiscovered(type);
}

/** 0 if the history is hidden. */
export async function findNewestShown(db: Db, itemId: ItemId, catalogue: Catalogue): Promise<number> {
  const [isShown, newest] = await Promise.all([
    showsHistory(db, itemId, catalogue),
    findNewestEvent(db, itemId),
  ]);
  return isShown ? newest : 0;
}
