import type { ApplicationKey } from '@wallabee/contract/keys/application-key';
import type { KeyUse as Use } from '@wallabee/contract/keys/key-use';
import { keyCalls } from '@wallabee/contract/keys/keys.calls';
import { useId } from 'react';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { ChartFigure } from '../../ui/charts/chart-panel.tsx';
import { ColumnChart } from '../../ui/charts/column-chart.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { wordsOfUse } from './key-use-words.ts';
import styles from './keys.module.css';
import { keyStrings as strings } from './keys.strings.ts';

/** The rest of a key's budget, and its calls by day. */
export function KeyUse({ applicationKey: { id, name } }: { applicationKey: ApplicationKey }) {
  const use = useApiQuery(keyCalls.readKeyUse, { params: { keyId: id } }, { refetchInterval: REFRESH_MS });
  return (
    <QueryView query={use} skeleton={<TextSkeleton lines={6} />} failed={strings.useFailed}>
      {(read) => (
        <>
          {read.left !== null && (
            <p className={styles.left}>
              {strings.left}
              <ProgressBar
                percent={Math.floor((100 * read.left) / read.burst)}
                label={strings.left}
                text={strings.leftOf(read.left, read.burst)}
              />
            </p>
          )}
          <UseChart name={name} days={read.days} />
        </>
      )}
    </QueryView>
  );
}

/** The server adds the calls of a day every five seconds. */
const REFRESH_MS = 10_000;

function UseChart({ name, days }: { name: string; days: Use['days'] }) {
  const headingId = useId();
  const isEmpty = days.every(({ calls }) => calls === 0);
  return (
    <section className={styles.useChart} aria-labelledby={headingId}>
      <h4 id={headingId}>{strings.callsByDay}</h4>
      {isEmpty ? (
        <p>{strings.noCallsHint}</p>
      ) : (
        <ChartFigure
          labelledBy={headingId}
          sentence={wordsOfUse(days)}
          figures={{
            caption: strings.daysOf(name),
            columns: [strings.day, strings.callsColumn, strings.refusedColumn],
            rows: days.map(({ day, calls, refused }) => ({
              name: formatDate(day),
              cells: [formatNumber(calls), formatNumber(refused)],
            })),
          }}
        >
          <ColumnChart
            markedWords={strings.refusedMark}
            columns={days.map(({ day, calls, refused }) => ({
              at: Date.parse(day),
              value: calls,
              marked: refused,
            }))}
          />
        </ChartFigure>
      )}
    </section>
  );
}
