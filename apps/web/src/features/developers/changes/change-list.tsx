import { Link } from '../../../ui/controls/link.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { developerStrings as strings } from '../developers.strings.ts';
import { callAddress } from '../document/call-docs.ts';
import { CallMethod, CallPath } from '../pieces/call-path.tsx';
import type { ChangeDoc } from './change-docs.ts';
import styles from './change-list.module.css';

export function ChangeList({ changes }: { changes: ChangeDoc[] }) {
  return (
    <section className={styles.changes} aria-labelledby="changes">
      <h2 id="changes">{strings.changesHeading}</h2>
      <ol>
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
    </section>
  );
}

function Change({ change: { id, day, kind, title, text, calls } }: { change: ChangeDoc }) {
  return (
    <li id={id} className={styles.change}>
      <p className={styles.when}>
        <time dateTime={day}>{formatDate(day)}</time>
        <Tag kind={kind === 'deprecated' ? 'closed' : 'line'}>{strings.changeKinds[kind]}</Tag>
      </p>
      <h3>{title}</h3>
      <p>{text}</p>
      {calls.length > 0 && (
        <ul className={styles.calls}>
          {calls.map((call) => (
            <li key={call.slug}>
              <Link to={callAddress(call)} isPrefetched={false}>
                <CallMethod method={call.method} /> <CallPath path={call.path} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
