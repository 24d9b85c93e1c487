import { bellCalls } from '@wallabee/contract/bell/bell.calls';
import { BELL_KINDS } from '@wallabee/contract/bell/bell-kinds';
import type { Notification } from '@wallabee/contract/bell/notification';
import { useNavigate, useSearchParams } from 'react-router';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../ui/controls/field.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { BELL_PAGE } from '../bell-links.ts';
import type { BellAnswer } from '../notes/marked.ts';
import { NoteList } from '../notes/note-list.tsx';
import { monthOf } from '../notes/note-times.ts';
import { useMarked, useMarks } from '../notes/use-marks.ts';
import { settingStrings } from '../settings/settings.strings.ts';
import styles from './history.module.css';
import { historyStrings as strings } from './history.strings.ts';
import { type HistoryAddress, historyHref, readHistoryAddress } from './history-address.ts';

export function HistoryView() {
  const [search] = useSearchParams();
  const address = readHistoryAddress(search);
  const { kind, before } = address;
  const query = useApiQuery(bellCalls.listNotifications, {
    query: { ...(kind && { kinds: kind }), ...(before !== null && { before }) },
  });
  const marked = useMarked();
  const since = query.data?.oldest_at;
  return (
    <>
      <HistoryHeader lead={since ? strings.lead(monthOf(since)) : undefined} />
      <KindField address={address} />
      <QueryView query={query} skeleton={<ListSkeleton rows={8} />} failed={strings.failed}>
        {(answer) => <Page answer={marked(answer)} address={address} />}
      </QueryView>
    </>
  );
}

export function HistoryHeader({ lead }: { lead?: string | undefined }) {
  return <PageHeader heading={strings.heading} lead={lead} back={{ href: BELL_PAGE, label: strings.back }} />;
}

function KindField({ address }: { address: HistoryAddress }) {
  const navigate = useNavigate();
  return (
    <div className={styles.kinds}>
      <SelectField
        label={strings.show}
        value={address.kind ?? ''}
        onChange={({ target }) => {
          const kind = BELL_KINDS.find((one) => one === target.value) ?? null;
          void navigate(historyHref({ kind, before: null }), { preventScrollReset: true });
        }}
      >
        <option value="">{strings.all}</option>
        {BELL_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {settingStrings.kinds[kind].title}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function Page({ answer, address }: { answer: BellAnswer; address: HistoryAddress }) {
  const marks = useMarks();
  const now = new Date();
  if (answer.notifications.length === 0 && address.before === null) {
    return <EmptyState heading={address.kind ? strings.noneOfKind : strings.none} text={strings.noneHint} />;
  }
  return (
    <div className={styles.page}>
      {byMonth(answer.notifications).map(([month, notes]) => (
        <NoteList key={month} heading={month} level={2} onRead={marks.read} {...{ notes, now }} />
      ))}
      <nav className={styles.pages} aria-label={strings.pages}>
        {address.before !== null && (
          <ButtonLink look="line" to={historyHref({ ...address, before: null })}>
            {strings.newest}
          </ButtonLink>
        )}
        {answer.next_before !== null && (
          <ButtonLink look="line" to={historyHref({ ...address, before: answer.next_before })}>
            {strings.older}
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}

function byMonth(notes: readonly Notification[]): [string, Notification[]][] {
  const months = new Map<string, Notification[]>();
  for (const note of notes) {
    const month = monthOf(note.at);
    months.set(month, [...(months.get(month) ?? []), note]);
  }
  return [...months];
}
