import type { LabelledEntry } from '@wallabee/contract/items/history-rules';
import { HistoryEvent } from './history-event.tsx';
import styles from './history-timeline.module.css';

interface HistoryTimelineProps {
  events: LabelledEntry[];
  /** The page's own item gets no link. */
  itemId: number;
}

export function HistoryTimeline({ events, itemId }: HistoryTimelineProps) {
  return byYear(events).map(({ year, ofYear }) => (
    <section key={year} className={styles.year}>
      <h2>{year}</h2>
      <ol className={styles.events}>
        {ofYear.map((event) => (
          <li key={event.history_id}>
            <HistoryEvent event={event} itemId={itemId} />
          </li>
        ))}
      </ol>
    </section>
  ));
}

/** The events arrive in order, so those of a year are adjacent. */
function byYear(events: LabelledEntry[]) {
  const years: { year: string; ofYear: LabelledEntry[] }[] = [];
  for (const event of events) {
    const year = event.created_at.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.ofYear.push(event);
    else years.push({ year, ofYear: [event] });
  }
  return years;
}
