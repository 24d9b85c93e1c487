import { CONDUCT, type ConductRule } from '@wallabee/contract/forums/conduct';
import { ledgerFileAddresses } from '@wallabee/contract/forums/forums.addresses';
import type { Ledger, LedgerAct } from '@wallabee/contract/forums/ledger';
import type { Moderation, ModerationRole } from '@wallabee/contract/forums/moderation-acts';
import { useId } from 'react';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StatList } from '../../../ui/layout/stat-list.tsx';
import entryStyles from '../moderation-entry.module.css';
import { PostMoment } from '../post-moment.tsx';
import { ConductRules } from './conduct-rules.tsx';
import styles from './ledger.module.css';
import { ledgerStrings } from './ledger.strings.ts';

export function LedgerView({ ledger }: { ledger: Ledger }) {
  const { totals, latest, as_of } = ledger;
  return (
    <div className={styles.ledger}>
      <Panel
        heading={ledgerStrings.totals}
        aside={
          <span>
            {ledgerStrings.asOf} <PostMoment at={as_of} />
          </span>
        }
      >
        <Figures totals={totals} />
        {totals.acts > 0 && <Tables totals={totals} />}
      </Panel>
      <Panel heading={ledgerStrings.latest}>
        {latest.length === 0 ? <EmptyState heading={ledgerStrings.nothing} /> : <LatestActs acts={latest} />}
      </Panel>
      <Panel heading={ledgerStrings.rules}>
        <ConductRules />
      </Panel>
      <div className={styles.pair}>
        <Appealing />
        <Recomputing />
      </div>
    </div>
  );
}

function Appealing() {
  return (
    <Panel heading={ledgerStrings.appealing}>
      <div className={styles.words}>
        {ledgerStrings.appealText.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Panel>
  );
}

function Recomputing() {
  return (
    <Panel heading={ledgerStrings.recompute}>
      <div className={styles.words}>
        <p>{ledgerStrings.recomputeText}</p>
        <p>{ledgerStrings.textRule}</p>
        <p>
          <Link to={`/api${ledgerFileAddresses.readLedgerFile.path}`} reloadDocument download>
            {ledgerStrings.file}
          </Link>
        </p>
      </div>
    </Panel>
  );
}

function Figures({ totals: { acts, undone, appeals } }: { totals: Ledger['totals'] }) {
  const stats = [
    { term: ledgerStrings.acts, value: formatNumber(acts) },
    { term: ledgerStrings.undone, value: `${formatNumber(undone)}${ledgerStrings.share(undone, acts)}` },
    { term: ledgerStrings.appealsMade, value: formatNumber(appeals.made) },
    {
      term: ledgerStrings.upheld,
      value: `${formatNumber(appeals.upheld)}${ledgerStrings.share(appeals.upheld, appeals.decided)}`,
    },
    { term: ledgerStrings.median, value: ledgerStrings.hours(appeals.median_hours) },
    { term: ledgerStrings.overdue, value: formatNumber(appeals.overdue) },
  ];
  return <StatList stats={stats} />;
}

function Tables({ totals }: { totals: Ledger['totals'] }) {
  return (
    <div className={styles.tables}>
      <Counts
        heading={ledgerStrings.byAct}
        counts={totals.by_act}
        wordsOf={(name) => ledgerStrings.deeds[name as Moderation]}
      />
      <Counts
        heading={ledgerStrings.byRule}
        counts={totals.by_rule}
        wordsOf={(name) => CONDUCT[name as ConductRule].title}
      />
      <Counts
        heading={ledgerStrings.byRole}
        counts={totals.by_role}
        wordsOf={(name) => ledgerStrings.roles[name as ModerationRole]}
      />
      <Counts heading={ledgerStrings.byMonth} counts={totals.by_month} wordsOf={(name) => name} />
    </div>
  );
}

/** A longer table scrolls in its place. */
const MOST_AT_ONCE = 12;

interface CountsProps {
  heading: string;
  counts: Ledger['totals']['by_act'];
  wordsOf: (name: string) => string;
}

function Counts({ heading, counts, wordsOf }: CountsProps) {
  const id = useId();
  const isLong = counts.length > MOST_AT_ONCE;
  return (
    <section
      aria-labelledby={id}
      className={isLong ? styles.long : undefined}
      tabIndex={isLong ? 0 : undefined}
    >
      <h3 id={id}>{heading}</h3>
      <table className={styles.counts} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{ledgerStrings.kind}</th>
            <th scope="col">{ledgerStrings.count}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ name, acts }) => (
            <tr key={name}>
              <th scope="row">{wordsOf(name)}</th>
              <td>{formatNumber(acts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function LatestActs({ acts }: { acts: readonly LedgerAct[] }) {
  return (
    <ol className={styles.acts}>
      {acts.map((act) => (
        <li key={act.id}>
          <p>
            <strong>{ledgerStrings.deeds[act.act]}</strong>
          </p>
          <p className={entryStyles.meta}>
            <span>{ledgerStrings.number(act.id)}</span>
            <PostMoment at={act.at} />
            <span>{ledgerStrings.roles[act.role]}</span>
            <span>{CONDUCT[act.rule].title}</span>
            {act.undoes !== null && <span>{ledgerStrings.isUndoing(act.undoes)}</span>}
            {act.appeal && <span>{appealWords(act.appeal)}</span>}
          </p>
          {act.text && (
            <details className={entryStyles.folded}>
              <summary>{ledgerStrings.text}</summary>
              <p>{act.text}</p>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

function appealWords({ is_upheld }: NonNullable<LedgerAct['appeal']>): string {
  if (is_upheld === null) return ledgerStrings.appealed;
  return is_upheld ? ledgerStrings.appealUpheld : ledgerStrings.appealTurnedDown;
}
