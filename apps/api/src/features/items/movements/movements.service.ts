import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { toStoredEvent } from '../history/history.queries.ts';
import { withNames } from '../history/history.service.ts';
import { selectMovements } from './movements.queries.ts';

export type LoadedMovements = Awaited<ReturnType<typeof loadMovements>>;

export async function loadMovements(db: Db, itemTypeId: ItemTypeId) {
  const rows = await selectMovements(db, itemTypeId).execute();
  const events = rows.map(({ number, item_id, ...row }) => ({ ...toStoredEvent(row), item_id, number }));
  return withNames(db, events);
}
