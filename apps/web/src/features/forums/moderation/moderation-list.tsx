import { CONDUCT } from '@wallabee/contract/forums/conduct';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ModerationEntry } from '@wallabee/contract/forums/moderation';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { threadHref } from '../forum-links.ts';
import entryStyles from '../moderation-entry.module.css';
import { PostMoment } from '../post-moment.tsx';
import { moderationStrings } from './moderation.strings.ts';
import styles from './moderation-list.module.css';
import { ReasonDialog } from './reason-dialog.tsx';

export function ModerationList({ entries }: { entries: readonly ModerationEntry[] }) {
  if (entries.length === 0) return <EmptyState heading={moderationStrings.noEntries} />;
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <EntryView entry={entry} />
          {entry.can_undo && <UndoEntry entry={entry} />}
        </li>
      ))}
    </ol>
  );
}

export function EntryView({ entry }: { entry: ModerationEntry }) {
  return (
    <>
      <p>
        <strong>{entry.moderator.name}</strong> {deedOf(entry)}{' '}
        {entry.is_undone && <Tag kind="line">{moderationStrings.isUndone}</Tag>}
      </p>
      <ThreadLink entry={entry} />
      <p className={entryStyles.meta}>
        <PostMoment at={entry.created_at} />
        <span>{moderationStrings.roles[entry.role]}</span>
        <span>{CONDUCT[entry.rule].title}</span>
        <span>{entry.reason || moderationStrings.noReason}</span>
        {entry.note && <span>{entry.note}</span>}
      </p>
      {entry.post && (
        <details className={entryStyles.folded}>
          <summary>{moderationStrings.removedText}</summary>
          <p>{entry.post.text}</p>
        </details>
      )}
    </>
  );
}

function deedOf({ action, undoes_id, player }: ModerationEntry): string {
  if (undoes_id !== null && action === 'merge_thread') return moderationStrings.splitOff(player.name);
  if (undoes_id !== null && action === 'dismiss_reports')
    return moderationStrings.reopenedReports(player.name);
  return moderationStrings.actions[action](player.name);
}

function UndoEntry({ entry }: { entry: ModerationEntry }) {
  return (
    <ReasonDialog
      label={moderationStrings.undo}
      ariaLabel={moderationStrings.undoOf(`${entry.moderator.name} ${deedOf(entry)}`)}
      question={moderationStrings.undoQuestion}
      done={moderationStrings.undoneNow}
      look="line"
      hasRule={false}
      call={forumCalls.undoModeration}
      inputFor={(reason) => ({ params: { entryId: entry.id }, body: { reason } })}
    />
  );
}

function ThreadLink({ entry: { thread, post } }: { entry: ModerationEntry }) {
  if (!thread) return null;
  const address = { forumId: thread.forum_id, threadId: thread.id };
  const to = post ? threadHref({ ...address, threadPage: post.page, postId: post.id }) : threadHref(address);
  return <Link to={to}>{thread.title}</Link>;
}
