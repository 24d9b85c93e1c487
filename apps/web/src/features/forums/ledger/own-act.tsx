import type { OwnAct } from '@wallabee/contract/forums/appeals';
import { CONDUCT } from '@wallabee/contract/forums/conduct';
import { Link } from '../../../ui/controls/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LEDGER, threadHref } from '../forum-links.ts';
import entryStyles from '../moderation-entry.module.css';
import { PostMoment } from '../post-moment.tsx';
import { AppealForm } from './appeal-form.tsx';
import styles from './ledger.module.css';
import { ownActStrings } from './own-act.strings.ts';

export function OwnActView({ act }: { act: OwnAct }) {
  return (
    <div className={styles.ledger}>
      <Panel heading={ownActStrings.deeds[act.action]}>
        <div className={styles.words}>
          {act.is_undone && <Notice kind="good">{ownActStrings.undone}</Notice>}
          <dl className={styles.facts}>
            {factsOf(act).map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {act.post && (
            <>
              <h3>{ownActStrings.text}</h3>
              <blockquote className={entryStyles.quote}>{act.post.text}</blockquote>
            </>
          )}
          <Link to={LEDGER}>{ownActStrings.rules}</Link>
        </div>
      </Panel>
      <Appeal act={act} />
    </div>
  );
}

function factsOf(act: OwnAct) {
  const { thread } = act;
  return [
    ...(thread
      ? [
          {
            term: ownActStrings.thread,
            value: (
              <Link to={threadHref({ forumId: thread.forum_id, threadId: thread.id })}>{thread.title}</Link>
            ),
          },
        ]
      : []),
    { term: ownActStrings.rule, value: CONDUCT[act.rule].title },
    { term: ownActStrings.reason, value: act.reason || ownActStrings.noReason },
    ...(act.note ? [{ term: ownActStrings.change, value: act.note }] : []),
    { term: ownActStrings.by, value: ownActStrings.roles[act.role] },
    { term: ownActStrings.when, value: <PostMoment at={act.created_at} /> },
  ];
}

function Appeal({ act: { id, appeal, appeal_until } }: { act: OwnAct }) {
  if (!appeal && appeal_until === null) return null;
  return (
    <Panel heading={ownActStrings.appeal}>
      <div className={styles.words}>
        {appeal && <AppealState appeal={appeal} />}
        {!appeal && appeal_until !== null && <AppealForm entryId={id} until={appeal_until} />}
      </div>
    </Panel>
  );
}

function AppealState({ appeal }: { appeal: NonNullable<OwnAct['appeal']> }) {
  return (
    <>
      <h3>{ownActStrings.yourWords}</h3>
      <blockquote className={entryStyles.quote}>{appeal.words}</blockquote>
      {appeal.is_upheld === null ? (
        <Notice kind="plain">
          <p>
            {new Date(appeal.due_at).getTime() < Date.now() ? ownActStrings.overdue : ownActStrings.waiting}{' '}
            <PostMoment at={appeal.due_at} />
          </p>
        </Notice>
      ) : (
        <>
          <Notice kind={appeal.is_upheld ? 'good' : 'plain'}>
            {appeal.is_upheld ? ownActStrings.upheld : ownActStrings.turnedDown}
          </Notice>
          <h3>{ownActStrings.answer}</h3>
          <blockquote className={entryStyles.quote}>{appeal.answer}</blockquote>
        </>
      )}
    </>
  );
}
