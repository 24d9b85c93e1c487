import { CONDUCT_RULES, isTextPublic } from '@wallabee/contract/forums/conduct';
import type { LedgerTotals } from '@wallabee/contract/forums/ledger';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export type LedgerRow = InferResult<ReturnType<typeof selectActs>>[number];

const PUBLIC_RULES = CONDUCT_RULES.filter(isTextPublic);

/**
 * Players who close their own threads do not moderate. Of a hidden forum neither forum, thread nor text is shown, and
 * a text that was removed there is not shown after its thread has moved either.
 */
export function selectActs(db: Db) {
  return db
    .selectFrom('moderation_entry as entry')
    .leftJoin('forum_post as post', 'post.id', 'entry.post_id')
    .leftJoin('forum_thread as thread', (join) =>
      join.on('thread.id', '=', sql<number>`coalesce(post.thread_id, entry.thread_id)`),
    )
    .leftJoin('forum', (join) =>
      join
        .onRef('forum.id', '=', 'thread.forum_id')
        .on('forum.visible_to', '=', 'everyone')
        // The author of a post does not know of reports.
        .on('entry.action', '<>', 'dismiss_reports'),
    )
    .leftJoin('moderation_appeal as appeal', 'appeal.entry_id', 'entry.id')
    .select(['entry.id', 'entry.action', 'entry.rule', 'entry.role', 'entry.created_at', 'entry.undoes_id'])
    .select(['forum.id as forum_id', 'post.is_html'])
    .select(sql<number | null>`case when forum.id is not null then thread.id end`.as('thread_id'))
    .select(
      sql<string | null>`case when forum.id is not null and entry.action = 'remove_post'
        and coalesce((entry.details ->> 'is_public')::boolean, true) and not post.is_withdrawn and (
          select removal.id from moderation_entry as removal
          where removal.post_id = entry.post_id and removal.action = 'remove_post'
            and removal.rule <> all(${PUBLIC_RULES}::text[])
          limit 1
        ) is null then post.text end`.as('text'),
    )
    .select(['appeal.created_at as appealed_at', 'appeal.due_at', 'appeal.decided_at', 'appeal.is_upheld'])
    .where('entry.role', '<>', 'player');
}

export async function listLatestActs(db: Db, limit: number) {
  return selectActs(db).orderBy('entry.id', 'desc').limit(limit).execute();
}

export async function listActsAfter(db: Db, { after, limit }: { after: number; limit: number }) {
  return selectActs(db).where('entry.id', '>', after).orderBy('entry.id').limit(limit).execute();
}

type Totals = Omit<LedgerTotals, 'appeals'>;

export async function countActs(db: Db): Promise<Totals> {
  const rows = await db
    .selectFrom('moderation_entry')
    .select([
      'action',
      'rule',
      'role',
      sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM')`.as('month'),
      sql<number>`count(*)::int`.as('acts'),
      sql<number>`grouping(action, rule, role, to_char(created_at at time zone 'UTC', 'YYYY-MM'))`.as('kind'),
    ])
    .where('role', '<>', 'player')
    .groupBy(
      sql`grouping sets ((action), (rule), (role), (to_char(created_at at time zone 'UTC', 'YYYY-MM')), ())`,
    )
    .execute();
  const { undone } = await db
    .selectFrom('moderation_entry as entry')
    .innerJoin('moderation_entry as undoing', 'undoing.undoes_id', 'entry.id')
    .select(sql<number>`count(*)::int`.as('undone'))
    .where('entry.role', '<>', 'player')
    .executeTakeFirstOrThrow();
  const of = (kind: number, name: 'action' | 'rule' | 'role' | 'month') =>
    rows.filter((row) => row.kind === kind).map((row) => ({ name: row[name], acts: row.acts }));
  return {
    acts: rows.find(({ kind }) => kind === GROUPED_BY.nothing)?.acts ?? 0,
    undone,
    by_act: of(GROUPED_BY.action, 'action').sort(mostFirst),
    by_rule: of(GROUPED_BY.rule, 'rule').sort(mostFirst),
    by_role: of(GROUPED_BY.role, 'role').sort(mostFirst),
    by_month: of(GROUPED_BY.month, 'month').sort((one, other) => (one.name < other.name ? 1 : -1)),
  };
}

/** The bits of `grouping` are set for the columns that a row is not grouped by. */
const GROUPED_BY = { action: 0b0111, rule: 0b1011, role: 0b1101, month: 0b1110, nothing: 0b1111 };

interface Count {
  name: string;
  acts: number;
}

function mostFirst(one: Count, other: Count): number {
  return other.acts - one.acts || (one.name < other.name ? -1 : 1);
}

export async function countAppeals(db: Db, asOf: Date): Promise<LedgerTotals['appeals']> {
  return db
    .selectFrom('moderation_appeal')
    .select([
      sql<number>`count(*)::int`.as('made'),
      sql<number>`count(decided_at)::int`.as('decided'),
      sql<number>`count(*) filter (where is_upheld)::int`.as('upheld'),
      sql<number>`count(*) filter (where decided_at is null and due_at < ${asOf})::int`.as('overdue'),
      sql<number | null>`round((percentile_cont(0.5) within group (order by
        extract(epoch from decided_at - created_at)) / 3600)::numeric, 1)::float8`.as('median_hours'),
    ])
    .executeTakeFirstOrThrow();
}
