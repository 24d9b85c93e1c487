import type { OwnAct, WaitingAppeal } from '@wallabee/contract/forums/appeals';
import { canSee, moderationRefusal } from '@wallabee/contract/forums/forum-rules';
import {
  appealDue,
  appealRefusal,
  appealUntil,
  decisionRefusal,
} from '@wallabee/contract/forums/moderation-acts';
import { type AppealId, ModerationEntryId, ThreadId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { found } from '../../../platform/problems.ts';
import type { SignedInPlayer } from '../../../platform/sessions/sessions.queries.ts';
import { linkTo, plain, ringBell } from '../../bell/bell.public.ts';
import { findThread } from '../forums.queries.ts';
import { textOfPost } from '../post-html.ts';
import { lockAuthor } from '../posting.queries.ts';
import { refuse } from '../refuse.ts';
import type { ForumServices } from '../visible-thread.ts';
import { noteOf } from './act-details.ts';
import { findAppeal, hasAppeal, insertAppeal, updateDecided } from './appeals.queries.ts';
import {
  type EntryRow,
  findEntry,
  type LockedEntry,
  listAppealed,
  lockConcerned,
  lockEntry,
} from './entries.queries.ts';
import { appealOf, postOf, threadOf, toEntry } from './entries.views.ts';
import { listModerators } from './moderation.queries.ts';
import { refuseHidden, reverse } from './undo.service.ts';

const APPEALS = '/forums/moderation/appeals';

export async function readOwn(
  { db, now }: ForumServices,
  player: SignedInPlayer,
  entryId: ModerationEntryId,
): Promise<OwnAct> {
  const row = await findEntry(db, entryId);
  return toOwnAct(ownOf(row, player), player, now());
}

/** Authors do not know of reports, so they do not see that these were dismissed. */
function ownOf<Row extends Pick<EntryRow, 'player_id' | 'action'>>(
  row: Row | undefined,
  { id }: SignedInPlayer,
): Row {
  return found(row?.player_id === id && row.action !== 'dismiss_reports' ? row : undefined, 'entry');
}

function toOwnAct(row: EntryRow, player: SignedInPlayer, now: Date): OwnAct {
  const act = { ...row, is_undone: row.undone_by !== null, is_appealed: row.appeal_id !== null };
  const post = postOf(row);
  const isSeen = row.visible_to !== null && canSee({ visible_to: row.visible_to as 'everyone' }, player);
  return {
    id: ModerationEntryId.parse(row.id),
    action: row.action,
    created_at: row.created_at.toISOString(),
    rule: row.rule,
    role: row.role,
    reason: row.reason,
    note: noteOf(row),
    thread: isSeen ? threadOf(row) : null,
    post: post && { ...post, text: row.is_html ? textOfPost(post.text) : post.text },
    is_undone: act.is_undone,
    appeal_until: appealRefusal(act, now) === null ? appealUntil(row.created_at).toISOString() : null,
    appeal: appealOf(row),
  };
}

export async function appeal(
  { db, now: clock }: ForumServices,
  player: SignedInPlayer,
  { entryId, words }: { entryId: ModerationEntryId; words: string },
) {
  await db.transaction().execute(async (trx) => {
    const own = ownOf(await lockEntry(trx, entryId), player);
    const now = clock();
    refuse(appealRefusal({ ...own, is_appealed: await hasAppeal(trx, own.id) }, now));
    const times = { created_at: now, due_at: appealDue(now) };
    const appealId = await insertAppeal(trx, { entry_id: own.id, player_id: player.id, words, ...times });
    await ringDeciders(trx, own, { appealId, now });
  });
}

async function ringDeciders(trx: Db, entry: LockedEntry, { appealId, now }: { appealId: number; now: Date }) {
  const thread =
    entry.thread_id === null ? undefined : await findThread(trx, ThreadId.parse(entry.thread_id));
  const moderators = await listModerators(trx);
  const deciders = moderators.filter(
    (moderator) => decisionRefusal(moderator, entry) === null && (!thread || canSee(thread.forum, moderator)),
  );
  await ringBell(
    trx,
    deciders.map(({ id }) => ({
      playerId: id,
      kind: 'moderation',
      event: 'appealed',
      key: `appeal:${appealId}`,
      about: 'appeals',
      at: now,
      parts: [plain('An '), linkTo('appeal', APPEALS), plain(' waits for a second moderator')],
      together: [plain('{count} appeals wait for a second moderator')],
      url: APPEALS,
    })),
  );
}

const APPEALS_IN_QUEUE = 50;

export async function listWaiting(
  { db, now }: ForumServices,
  moderator: SignedInPlayer,
): Promise<WaitingAppeal[]> {
  refuse(moderationRefusal(moderator));
  const isStaff = moderator.account_type === 'staff';
  const rows = await listAppealed(db, { limit: APPEALS_IN_QUEUE, isStaff });
  return rows.map((row) => ({
    entry: toEntry(row, moderator),
    is_overdue: row.due_at !== null && row.due_at < now(),
    can_decide: decisionRefusal(moderator, row) === null,
  }));
}

interface Decision {
  appealId: AppealId;
  isUpheld: boolean;
  answer: string;
}

/** An appeal that is upheld undoes the act in the same transaction. */
export async function decide(
  { db, now: clock }: ForumServices,
  moderator: SignedInPlayer,
  { appealId, isUpheld, answer }: Decision,
) {
  refuse(moderationRefusal(moderator));
  await db.transaction().execute(async (trx) => {
    const { entry_id, player_id } = found(await findAppeal(trx, appealId), 'appeal');
    await lockConcerned(trx, entry_id, moderator.id);
    refuse(moderationRefusal(await lockAuthor(trx, moderator.id)));
    const entry = found(await lockEntry(trx, entry_id), 'appeal');
    await refuseHidden(trx, entry, moderator);
    refuse(decisionRefusal(moderator, entry));
    const now = clock();
    const decision = { decided_at: now, decided_by: moderator.id, is_upheld: isUpheld, answer };
    if (!(await updateDecided(trx, appealId, decision))) refuse('already_decided');
    if (isUpheld && !entry.is_undone)
      await reverse(trx, { entry, moderator, reason: answer, now, isSilent: true });
    const url = `/forums/acts/${entry.id}`;
    await ringBell(trx, [
      {
        playerId: player_id,
        kind: 'moderation',
        event: 'appeal_decided',
        key: `appeal-decided:${appealId}`,
        about: `act:${entry.id}`,
        at: now,
        parts: [
          plain('Your '),
          linkTo('appeal', url),
          plain(`${isUpheld ? ' was upheld' : ' was turned down'}: ${answer}`),
        ],
        url,
      },
    ]);
  });
}
