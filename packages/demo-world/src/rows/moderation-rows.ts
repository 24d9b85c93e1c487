import { iso } from '../calendar.ts';
import type { GeneratedAct, GeneratedModeration } from '../social/forums/moderation.ts';
import type { GeneratedThread } from '../social/forums/thread.ts';
import type { WorldRows } from '../world-rows.ts';
import { postIds } from './forum-rows.ts';

export function* entryRows(
  { acts }: GeneratedModeration,
  threads: readonly GeneratedThread[],
): Iterable<WorldRows['moderation_entry']> {
  const posts = postIds(threads);
  const threadIds = new Map(threads.map((thread, index) => [thread, index + 1]));
  const ids = idsOf(acts);
  for (const act of acts) {
    yield {
      id: ids.get(act) ?? 0,
      action: act.action,
      moderator_id: act.moderator.id,
      player_id: act.player.id,
      thread_id: (act.thread && threadIds.get(act.thread)) ?? null,
      post_id: (act.post && posts.get(act.post)) ?? null,
      rule: act.rule,
      role: act.role,
      reason: act.reason,
      undoes_id: (act.undoes && ids.get(act.undoes)) ?? null,
      created_at: iso(act.at),
    };
  }
}

export function* appealRows({
  acts,
  appeals,
}: GeneratedModeration): Iterable<WorldRows['moderation_appeal']> {
  const ids = idsOf(acts);
  for (const [index, appeal] of appeals.entries()) {
    yield {
      appeal_id: index + 1,
      entry_id: ids.get(appeal.act) ?? 0,
      player_id: appeal.act.player.id,
      words: appeal.words,
      created_at: iso(appeal.at),
      due_at: iso(appeal.dueAt),
      decided_at: iso(appeal.decidedAt),
      decided_by: appeal.decidedBy.id,
      is_upheld: appeal.isUpheld,
      answer: appeal.answer,
    };
  }
}

function idsOf(acts: readonly GeneratedAct[]): Map<GeneratedAct, number> {
  return new Map(acts.map((act, index) => [act, index + 1]));
}
