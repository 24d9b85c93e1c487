import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { BoundQuery } from '@wallabee/game/query/bound-query';
import { type SqlFacts, toCondition } from '@wallabee/game/query/to-sql';
import type { Db } from '../../../platform/db/db.ts';
import { readWithin, startTimeLimit } from '../../search/search.public.ts';

interface Matching {
  query: BoundQuery;
  facts: SqlFacts;
  player: PlayerId;
  among?: readonly ItemId[] | undefined;
}

/** Free items in the pouches of others. A query that takes too long finds nothing. */
export async function listMatching(db: Db, { query, facts, player, among }: Matching): Promise<ItemId[]> {
  const { text, values } = toCondition(query, { ...facts, parameters: 2 });
  const statement = `
    select item.item_id from item
    where item.location = 'pouch' and not item.is_locked and item.user_id <> $1
      and ($2::bigint[] is null or item.item_id = any($2)) and ${text}
    limit ${MOST_FOUND}`;
  const rows = await readWithin<{ item_id: ItemId }>(
    db,
    startTimeLimit(MOST_MS, () => performance.now()),
    {
      text: statement,
      values: [player, among ?? null, ...values],
    },
  );
  return rows?.map(({ item_id }) => item_id) ?? [];
}

const MOST_FOUND = 20_000;
const MOST_MS = 500;
