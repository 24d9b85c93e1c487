import type { LuckDay, LuckDraw } from '@wallabee/contract/luck/luck';
import { classNames } from '../../ui/class-names.ts';
import { FailedNote } from '../../ui/feedback/network/failed-note.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './luck.module.css';
import { luckStrings } from './luck.strings.ts';
import { luckCode } from './luck-code.ts';

export function LuckExplained() {
  return (
    <Panel heading={luckStrings.howHeading}>
      <ol className={styles.steps}>
        {luckStrings.how.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Panel>
  );
}

export function LuckCode({ draw }: { draw: LuckDraw | undefined }) {
  return (
    <Panel heading={luckStrings.codeHeading}>
      <p>
        {luckStrings.codeLead} {draw && luckStrings.codeOfDraw(formatNumber(draw.counter), draw.player.name)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls is reached by the keyboard. */}
      <pre className={styles.code} tabIndex={0}>
        <code>{luckCode(draw)}</code>
      </pre>
    </Panel>
  );
}

/** Null without a network. */
export function LuckDays({ days }: { days: readonly LuckDay[] | null }) {
  return (
    <Panel heading={luckStrings.daysHeading}>
      <p>{luckStrings.daysLead}</p>
      {days ? <DayTable days={days} /> : <FailedNote text={luckStrings.daysFailed} />}
    </Panel>
  );
}

function DayTable({ days }: { days: readonly LuckDay[] }) {
  const { dayColumns } = luckStrings;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by the keyboard. */}
      <section className={styles.scroll} aria-label={luckStrings.daysHeading} tabIndex={0}>
        <table className={classNames(styles.table, styles.days)}>
          <thead>
            <tr>
              <th scope="col">{dayColumns.day}</th>
              <th scope="col">{dayColumns.draws}</th>
              <th scope="col">{dayColumns.digest}</th>
              <th scope="col">{dayColumns.seed}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, draws, digest, seed }) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={day}>{formatDate(day)}</time>
                </th>
                <td className={styles.figure}>{formatNumber(draws)}</td>
                <td>
                  <code>{digest}</code>
                </td>
                <td>{seed === null ? luckStrings.sealed : <code>{seed}</code>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
