import { CONDUCT } from '@wallabee/contract/forums/conduct';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ReportQueue as Queue, ReportedPost } from '@wallabee/contract/forums/reports';
import { ButtonRow } from '../../../ui/controls/button-row.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { threadHref } from '../forum-links.ts';
import entryStyles from '../moderation-entry.module.css';
import { PostMoment } from '../post-moment.tsx';
import { moderationStrings } from './moderation.strings.ts';
import styles from './moderation-list.module.css';
import { ReasonDialog } from './reason-dialog.tsx';

export function ReportQueue({ queue }: { queue: Queue }) {
  if (queue.posts.length === 0)
    return <EmptyState heading={moderationStrings.noReports} text={moderationStrings.noReportsText} />;
  return (
    <>
      <p className={styles.waiting}>{moderationStrings.waiting(queue.waiting)}</p>
      <ol className={styles.list}>
        {queue.posts.map((reported) => (
          <li key={reported.post.id} className={styles.entry}>
            <Reported reported={reported} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Reported({ reported }: { reported: ReportedPost }) {
  const { post, thread, author, reports, page } = reported;
  const address = { forumId: thread.forum_id, threadId: thread.id, threadPage: page, postId: post.id };
  return (
    <>
      <h2 className={styles.heading}>
        <Link to={threadHref(address)}>{thread.title}</Link>
      </h2>
      <p className={entryStyles.meta}>
        <strong>{author.name}</strong>
        <PostMoment at={post.created_at} />
        <span>{moderationStrings.earlierActs(author.earlier_acts)}</span>
        {post.is_removed && <Tag kind="closed">{moderationStrings.removedAlready}</Tag>}
      </p>
      <blockquote className={entryStyles.quote} aria-label={moderationStrings.reportedPost(author.name)}>
        {post.text}
      </blockquote>
      <h3 className={styles.label}>{moderationStrings.reportedBy}</h3>
      <ul className={styles.reports} aria-label={moderationStrings.reportedBy}>
        {reports.map(({ player, rule, words, created_at }) => (
          <li key={player.id}>
            <strong>{CONDUCT[rule].title}</strong> {words && `“${words}”`}{' '}
            <span className={entryStyles.meta}>
              {player.name} <PostMoment at={created_at} />
            </span>
          </li>
        ))}
      </ul>
      <Context reported={reported} />
      {reported.can_act ? <Decisions reported={reported} /> : <p>{moderationStrings.notYours}</p>}
    </>
  );
}

function Context({ reported: { context } }: { reported: ReportedPost }) {
  if (context.length === 0) return null;
  return (
    <details className={entryStyles.folded}>
      <summary>{moderationStrings.around}</summary>
      <ul className={styles.reports}>
        {context.map(({ id, name, text, created_at }) => (
          <li key={id}>
            <span className={entryStyles.meta}>
              <strong>{name}</strong> <PostMoment at={created_at} />
            </span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Decisions({ reported: { post, author, reports, can_take_right } }: { reported: ReportedPost }) {
  const params = { postId: post.id };
  const firstRule = reports[0]?.rule ?? 'other';
  return (
    <ButtonRow>
      {!post.is_removed && (
        <ReasonDialog
          label={moderationStrings.remove}
          ariaLabel={moderationStrings.removeOf(author.name)}
          question={moderationStrings.removeQuestion}
          text={moderationStrings.removeText}
          done={moderationStrings.removedNow}
          look="line"
          isDanger
          firstRule={firstRule}
          call={forumCalls.removePost}
          inputFor={(reason, rule) => ({ params, body: { reason, rule } })}
        />
      )}
      {can_take_right && (
        <ReasonDialog
          label={moderationStrings.takeRight}
          question={moderationStrings.takeRightQuestion(author.name)}
          text={moderationStrings.takeRightText}
          done={moderationStrings.rightChanged}
          look="line"
          isDanger
          firstRule={firstRule}
          call={forumCalls.changeForumsRight}
          inputFor={(reason, rule) => ({
            params: { playerId: author.id },
            body: { has_forums_right: false, post_id: post.id, reason, rule },
          })}
        />
      )}
      <ReasonDialog
        label={moderationStrings.dismiss}
        question={moderationStrings.dismissQuestion}
        text={moderationStrings.dismissText}
        done={moderationStrings.dismissedNow}
        reasonHint={moderationStrings.reasonInLog}
        look="line"
        firstRule={firstRule}
        call={forumCalls.dismissReports}
        inputFor={(reason, rule) => ({ params, body: { reason, rule } })}
      />
    </ButtonRow>
  );
}
