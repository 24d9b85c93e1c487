import type { LabelledEntry } from '@wallabee/contract/items/history-rules';
import { Pager } from '../../../ui/controls/pager.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { historyStrings } from './history.strings.ts';
import styles from './history-section.module.css';
import { HistoryTimeline } from './history-timeline.tsx';

export interface HistorySectionProps {
  events: LabelledEntry[];
  itemId: number;
  /** Of all pages. */
  count: number;
  page: number;
  pages: number;
}

/** Every event, newest first. */
export function HistorySection({ events, itemId, count, page, pages }: HistorySectionProps) {
  return (
    <section className={styles.history} id="history" aria-labelledby="history-heading">
      <header className={styles.header}>
        <h2 id="history-heading">{historyStrings.everyEvent}</h2>
        <p>{historyStrings.newestFirst(formatNumber(count))}</p>
      </header>
      <HistoryTimeline events={events} itemId={itemId} />
      <Pager
        current={page}
        total={pages}
        label={historyStrings.pages}
        href={(to) => (to === 0 ? '?#history' : `?page=${to}#history`)}
      />
    </section>
  );
}
