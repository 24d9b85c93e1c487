import type { WaitingAppeal } from '@wallabee/contract/forums/appeals';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { AppealId } from '@wallabee/contract/protocol/ids';
import { ButtonRow } from '../../../ui/controls/button-row.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import entryStyles from '../moderation-entry.module.css';
import { PostMoment } from '../post-moment.tsx';
import { moderationStrings } from './moderation.strings.ts';
import styles from './moderation-list.module.css';
import { EntryView } from './moderation-list.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

export function AppealQueue({ appeals }: { appeals: readonly WaitingAppeal[] }) {
  if (appeals.length === 0) return <EmptyState heading={moderationStrings.noAppeals} />;
  return (
    <ol className={styles.list}>
      {appeals.map((waiting) => (
        <li key={waiting.entry.id} className={styles.entry}>
          <EntryView entry={waiting.entry} />
          <Waiting waiting={waiting} />
        </li>
      ))}
    </ol>
  );
}

function Waiting({ waiting: { entry, is_overdue, can_decide } }: { waiting: WaitingAppeal }) {
  const { appeal } = entry;
  if (!appeal) return null;
  return (
    <>
      <p className={styles.label}>{moderationStrings.appealWords}</p>
      <blockquote className={entryStyles.quote} aria-label={moderationStrings.appealWords}>
        {appeal.words}
      </blockquote>
      <p className={entryStyles.meta}>
        {is_overdue && <Tag kind="failing">{moderationStrings.overdue}</Tag>}
        <span>
          {moderationStrings.due} <PostMoment at={appeal.due_at} />
        </span>
      </p>
      {can_decide ? <Decisions appealId={appeal.id} /> : <p>{moderationStrings.notYours}</p>}
    </>
  );
}

function Decisions({ appealId }: { appealId: AppealId }) {
  const shared = {
    done: moderationStrings.decidedNow,
    look: 'line',
    hasRule: false,
    reasonLabel: moderationStrings.answer,
    reasonHint: moderationStrings.answerHint,
    call: forumCalls.decideAppeal,
  } as const;
  const decide = (is_upheld: boolean) => (answer: string) => ({
    params: { appealId },
    body: { is_upheld, answer },
  });
  return (
    <ButtonRow>
      <ReasonDialog
        label={moderationStrings.uphold}
        question={moderationStrings.upholdQuestion}
        text={moderationStrings.upholdText}
        inputFor={decide(true)}
        {...shared}
      />
      <ReasonDialog
        label={moderationStrings.turnDown}
        question={moderationStrings.turnDownQuestion}
        text={moderationStrings.turnDownText}
        inputFor={decide(false)}
        {...shared}
      />
    </ButtonRow>
  );
}
