import type { ProvenanceDay } from '@wallabee/contract/provenance/provenance-day';
import { formatNumber } from '../../ui/format-number.ts';
import styles from './provenance.module.css';
import { provenanceStrings } from './provenance.strings.ts';

export function RootList({ days }: { days: readonly ProvenanceDay[] }) {
  return (
    <table className={styles.roots}>
      <thead>
        <tr>
          <th scope="col">{provenanceStrings.day}</th>
          <th scope="col">{provenanceStrings.root}</th>
          <th scope="col">{provenanceStrings.items}</th>
          <th scope="col">{provenanceStrings.steps}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, root, items, events }) => (
          <tr key={day}>
            <th scope="row">
              <time dateTime={day}>{day}</time>
            </th>
            <td>
              <code>{root}</code>
            </td>
            <td>{formatNumber(items)}</td>
            <td>{formatNumber(events)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
