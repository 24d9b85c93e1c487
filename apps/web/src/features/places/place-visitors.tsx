import type { PlaceVisitor } from '@wallabee/contract/places/place';
import { PersonChip } from '../../game-ui/person-chip.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { playerHref } from './place-links.ts';
import styles from './place-sections.module.css';
import { placeStrings } from './places.strings.ts';

interface PlaceVisitorsProps {
  people: readonly PlaceVisitor[];
  /** All visitors ever; the list may be shorter. */
  total: number;
}

export function PlaceVisitors({ people, total }: PlaceVisitorsProps) {
  if (people.length === 0)
    return <EmptyState heading={placeStrings.noVisitors} text={placeStrings.noVisitorsText} />;
  const more = total - people.length;
  return (
    <section className={styles.section} aria-labelledby="place-visitors">
      <header className={styles.header}>
        <h2 id="place-visitors">{placeStrings.visitors}</h2>
        <p>{placeStrings.visitorCount(total, formatNumber(total))}</p>
      </header>
      <People people={people.slice(0, SHOWN)} />
      {people.length > SHOWN && (
        <details className={styles.fold}>
          <summary>{placeStrings.showOthers(formatNumber(people.length - SHOWN))}</summary>
          <People people={people.slice(SHOWN)} />
          {more > 0 && <p>{placeStrings.moreVisitors(formatNumber(more))}</p>}
        </details>
      )}
    </section>
  );
}

const SHOWN = 24;

function People({ people }: Pick<PlaceVisitorsProps, 'people'>) {
  return (
    <ul className={styles.people}>
      {people.map(({ id, name, image_key }) => (
        <li key={id}>
          <PersonChip
            name={name}
            avatar={artOf({ kind: 'player', id }, image_key, 50).src}
            href={playerHref(id)}
          />
        </li>
      ))}
    </ul>
  );
}
