import { MOST_PROUD } from '@wallabee/contract/cabinet/cabinet-limits';
import type { Proudest } from '@wallabee/contract/cabinet/proudest';
import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { refused } from '../../platform/problems.ts';
import { type Shown, toProudNumber } from './cabinet.views.ts';
import { countHeld, listChosen, listLowestSaved, replaceChosen } from './proudest.queries.ts';

export async function proudestOf(db: Db, playerId: PlayerId, shown: Shown): Promise<Proudest> {
  const chosen = await listChosen(db, playerId);
  const is_chosen = chosen.length > 0;
  const items = is_chosen ? chosen : await listLowestSaved(db, playerId, MOST_PROUD);
  return { is_chosen, numbers: items.flatMap((item) => toProudNumber(item, shown)) };
}

export async function chooseNumbers(db: Db, playerId: PlayerId, ids: readonly ItemId[]) {
  await db.transaction().execute(async (trx) => {
    if ((await countHeld(trx, playerId, ids)) < ids.length) {
      throw refused('You can only choose numbers that you have.', 'not_held');
    }
    await replaceChosen(trx, playerId, ids);
  });
}
