import type { ConductRule } from '@wallabee/contract/forums/conduct';
import { LATEST_ACTS, type Ledger, type LedgerAct } from '@wallabee/contract/forums/ledger';
import { withoutMentions } from '@wallabee/contract/forums/mentions';
import type { Moderation, ModerationRole } from '@wallabee/contract/forums/moderation-acts';
import { ForumId, ModerationEntryId, ThreadId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import type { Reads } from '../../../platform/db/replica/reads.ts';
import { excerptOf } from '../authors.views.ts';
import { countActs, countAppeals, type LedgerRow, listActsAfter, listLatestActs } from './ledger.queries.ts';

/** One snapshot, so that the totals and the latest acts agree. */
export async function readLedgerOf(db: Db, now: Date): Promise<Ledger> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const acts = await countActs(trx);
      const appeals = await countAppeals(trx, now);
      const latest = await listLatestActs(trx, LATEST_ACTS);
      return { as_of: now.toISOString(), totals: { ...acts, appeals }, latest: latest.map(toAct) };
    });
}

const ACTS_AT_ONCE = 1_000;

/** The lines of the file, in parts, so that a long ledger neither fills the memory nor holds a connection. */
export async function* ledgerLines(reads: Reads): AsyncGenerator<string> {
  let after = 0;
  while (true) {
    const page = { after, limit: ACTS_AT_ONCE };
    const rows = await reads.anywhere((db) => listActsAfter(db, page));
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => `${JSON.stringify(toAct(row))}\n`).join('');
    if (rows.length < ACTS_AT_ONCE) return;
    after = last.id;
  }
}

const LONGEST_LEDGER_TEXT = 500;

function toAct(row: LedgerRow): LedgerAct {
  const text = row.text && excerptOf({ text: row.text, is_html: row.is_html === true }, LONGEST_LEDGER_TEXT);
  return {
    id: ModerationEntryId.parse(row.id),
    act: row.action as Moderation,
    rule: row.rule as ConductRule,
    role: row.role as ModerationRole,
    at: row.created_at.toISOString(),
    forum_id: row.forum_id === null ? null : ForumId.parse(row.forum_id),
    thread_id: row.thread_id === null ? null : ThreadId.parse(row.thread_id),
    text: text === null ? null : withoutMentions(text),
    undoes: row.undoes_id === null ? null : ModerationEntryId.parse(row.undoes_id),
    appeal: appealOf(row),
  };
}

function appealOf({ appealed_at, due_at, decided_at, is_upheld }: LedgerRow): LedgerAct['appeal'] {
  if (appealed_at === null || due_at === null) return null;
  return {
    made_at: appealed_at.toISOString(),
    due_at: due_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    is_upheld,
  };
}
