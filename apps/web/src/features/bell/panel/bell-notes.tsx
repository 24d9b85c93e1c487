import type { Notification } from '@wallabee/contract/bell/notification';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BELL_PAGE, HISTORY_PAGE } from '../bell-links.ts';
import type { BellAnswer } from '../notes/marked.ts';
import { NoteList } from '../notes/note-list.tsx';
import { monthOf } from '../notes/note-times.ts';
import { useMarked } from '../notes/use-marks.ts';
import styles from './panel.module.css';
import { panelStrings } from './panel.strings.ts';
import { type BellFilter, useNotifications } from './use-notifications.ts';

type BellNotesProps = { filter: BellFilter; onRead: (note: Notification) => void };

export function BellNotes({ filter, onRead }: BellNotesProps) {
  const query = useNotifications(filter);
  const marked = useMarked();
  return (
    <div className={styles.notes}>
      <QueryView query={query} skeleton={<ListSkeleton rows={5} />} failed={panelStrings.stuck}>
        {(answer) => <Notes answer={marked(answer)} {...{ filter, onRead }} />}
      </QueryView>
    </div>
  );
}

function Notes({ answer, filter, onRead }: BellNotesProps & { answer: BellAnswer }) {
  const { notifications, oldest_at } = answer;
  const now = new Date();
  return (
    <>
      {notifications.length === 0 && <Quiet filter={filter} />}
      <NoteList
        heading={panelStrings.unread}
        level={3}
        notes={notifications.filter(({ is_read }) => !is_read)}
        {...{ now, onRead }}
      />
      <NoteList
        heading={panelStrings.earlier}
        level={3}
        notes={notifications.filter(({ is_read }) => is_read)}
        {...{ now, onRead }}
      />
      {oldest_at !== null && (
        <Link className={styles.everything} to={HISTORY_PAGE}>
          {panelStrings.everything(monthOf(oldest_at))}
          <Icon name="arrowRight" />
        </Link>
      )}
    </>
  );
}

function Quiet({ filter }: { filter: BellFilter }) {
  if (filter !== 'all') return <p className={styles.quiet}>{QUIET[filter]}</p>;
  return (
    <p className={styles.quiet}>
      {`${panelStrings.quiet} `}
      <Link to={BELL_PAGE}>{panelStrings.choose}</Link>
    </p>
  );
}

const QUIET = { trades: panelStrings.quietTrades, mentions: panelStrings.quietMentions };
