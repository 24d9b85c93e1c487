import { STATUS_RANGES } from '@wallabee/contract/items/item-status';
import { readItemType } from '@wallabee/contract/items/item-type';
import { readItemStatus } from '@wallabee/contract/items/status';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import type { Catalogue } from '../catalogue/catalogue.public.ts';
import {
  type IssuedNumbers,
  itemTypeViews,
  listStatusCounts,
  toStatusCounts,
} from '../items/items.public.ts';
import { type Answered, answeredAs } from './answered.ts';

interface ItemAnswersOptions {
  catalogue: Catalogue;
  numbers: IssuedNumbers;
  apiUrl: string;
  db: Db;
}

/** The answers of thousands of calls, made here because the way through the server takes most of their time. */
export async function* itemAnswers({ catalogue, numbers, apiUrl, db }: ItemAnswersOptions) {
  const { detail } = itemTypeViews(catalogue, apiUrl);
  const items = [...catalogue.items.values()];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const some = items.slice(from, from + AT_ONCE);
    const counts = await statusAnswers(
      db,
      some.map(({ id }) => id),
      numbers,
    );
    yield [
      ...some.map((item) =>
        answeredAs(readItemType, { params: { itemTypeId: item.id } }, detail(item, numbers.of(item.id))),
      ),
      ...counts,
    ];
  }
}

/** So few that other calls are answered in between. */
const AT_ONCE = 50;

async function statusAnswers(
  db: Db,
  ids: readonly ItemTypeId[],
  numbers: IssuedNumbers,
): Promise<Answered[]> {
  const asked = ids.flatMap((itemTypeId) => STATUS_RANGES.map((rangeMax) => ({ itemTypeId, rangeMax })));
  const counts = await listStatusCounts(db, asked);
  return asked.flatMap((range, nth) => {
    const { itemTypeId, rangeMax: max } = range;
    const its = counts[nth];
    if (!its) return [];
    const input = { params: { itemTypeId }, query: { min: 1 as const, max } };
    return [answeredAs(readItemStatus, input, toStatusCounts(range, its, numbers.of(itemTypeId)))];
  });
}
