import type { Status, StatusHour, StatusPart } from '@wallabee/contract/status/status';
import { statusCalls } from '@wallabee/contract/status/status.calls';
import type { State } from '@wallabee/contract/status/status-states';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StatList } from '../../ui/layout/stat-list.tsx';
import { When } from '../../ui/when/when.tsx';
import { DaysStrip } from './days-strip.tsx';
import styles from './status.module.css';
import { statusStrings as strings } from './status.strings.ts';
import { failedWords } from './status-words.ts';

/** Shows the rendered status first and refreshes it regularly. */
export function StatusView({ served }: { served: Status | null }) {
  const { data, isError, isFetching, refetch } = useApiQuery(
    statusCalls.readStatus,
    {},
    {
      refetchInterval: ASK_EVERY_MS,
      staleTime: ASK_EVERY_MS,
      ...(served && { initialData: served, initialDataUpdatedAt: Date.parse(served.at) }),
    },
  );
  return (
    <>
      <PageHeader heading={strings.heading} lead={strings.lead} />
      {data ? (
        <Known status={data} isOutdated={isError} />
      ) : (
        <ErrorState
          heading={strings.unknown}
          text={strings.unknownHint}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </>
  );
}

const ASK_EVERY_MS = 30_000;

function Known({ status, isOutdated }: { status: Status; isOutdated: boolean }) {
  return (
    <div className={styles.status}>
      {isOutdated && (
        <Notice kind="bad">
          <p>
            {strings.unknown} {strings.outdated} <When at={status.at} isInSentence />
          </p>
        </Notice>
      )}
      <Whole status={status} isOutdated={isOutdated} />
      <Parts parts={status.parts} />
      <LastHour hour={status.last_hour} />
      <DaysStrip days={status.days} />
    </div>
  );
}

function Whole({ status: { state, words, at }, isOutdated }: { status: Status; isOutdated: boolean }) {
  return (
    <p className={styles.whole} data-state={isOutdated ? 'outdated' : state} role="status">
      <Icon name={isOutdated ? 'clock' : ICONS[state]} />
      <span>
        <b>{words}</b>
        <small>
          {strings.asOf} <Clock at={at} />
        </small>
      </span>
    </p>
  );
}

/** In UTC, so that server and browser render the same text. */
function Clock({ at }: { at: string }) {
  return <time dateTime={at}>{`${at.slice('yyyy-mm-ddT'.length, -'.000Z'.length)} UTC`}</time>;
}

function Parts({ parts }: { parts: readonly StatusPart[] }) {
  return (
    <Panel heading={strings.parts}>
      <ul className={styles.parts}>
        {parts.map(({ part, state, words }) => (
          <li key={part} data-state={state}>
            <h3>{strings.partNames[part]}</h3>
            <span className={styles.state}>
              <Icon name={ICONS[state]} />
              {strings.states[state]}
            </span>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const ICONS: Record<State, IconName> = { well: 'check', slow: 'clock', read_only: 'lock', failing: 'alert' };

function LastHour({ hour }: { hour: StatusHour }) {
  const within = (ms: number | null) => (ms === null ? strings.none : strings.milliseconds(ms));
  return (
    <Panel heading={strings.lastHour}>
      <StatList
        stats={[
          { term: strings.half, value: within(hour.p50_ms) },
          { term: strings.most, value: within(hour.p95_ms) },
          { term: strings.failed, value: failedWords(hour.failed_share) },
        ]}
      />
      <p className={styles.hint}>{hour.is_of_one_server ? strings.oneServer : strings.allServers}</p>
    </Panel>
  );
}
