import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { formatDistance } from '../../ui/format-distance.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { PlaceFinds } from './place-finds.tsx';
import type { PlaceGroup } from './place-groups.ts';
import styles from './place-list.module.css';
import { listStrings as strings } from './radar.strings.ts';
import type { RadarAddress } from './radar-address.ts';

interface PlaceListProps {
  address: RadarAddress;
  groups: readonly PlaceGroup[];
  chosen: number | null;
  onMark: (id: number | null) => void;
  onChoose: (id: number) => void;
  onMore: (() => void) | undefined;
}

const SHOWN_AT_FIRST = 5;

export function PlaceList({ address, groups, chosen, onMark, onChoose, onMore }: PlaceListProps) {
  const [wanted, setWanted] = useState(SHOWN_AT_FIRST);
  const place = groups.findIndex(({ id }) => id === chosen);
  // A chosen pin shows its card, wherever it stands in the list.
  const shown = Math.max(wanted, place + 1);
  const left = groups.length - shown;
  return (
    <section className={styles.walk} aria-labelledby="walk">
      <h2 id="walk">{strings.walk}</h2>
      <ul className={styles.list}>
        {groups.slice(0, shown).map((group) => (
          <li key={group.id}>
            <PlaceCard
              address={address}
              group={group}
              isChosen={group.id === chosen}
              onMark={onMark}
              onChoose={() => onChoose(group.id)}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button look="line" onClick={() => setWanted(Number.POSITIVE_INFINITY)}>
          {strings.more(left)}
        </Button>
      )}
      {left <= 0 && onMore && (
        <Button look="line" onClick={onMore}>
          {strings.moreFinds}
        </Button>
      )}
    </section>
  );
}

interface PlaceCardProps {
  address: RadarAddress;
  group: PlaceGroup;
  isChosen: boolean;
  onMark: (id: number | null) => void;
  onChoose: () => void;
}

function PlaceCard({ address, group, isChosen, onMark, onChoose }: PlaceCardProps) {
  const { id, name, category, distance_m } = group;
  const card = useChosenCard(address.place === id);
  return (
    <article
      ref={card}
      className={styles.card}
      aria-current={isChosen || undefined}
      tabIndex={-1}
      onMouseEnter={() => onMark(id)}
      onMouseLeave={() => onMark(null)}
      onFocus={() => onMark(id)}
      onBlur={() => onMark(null)}
    >
      <header className={styles.head}>
        <h3>
          <Link to={`/tools/place/${id}`} isPrefetched={false}>
            {name}
          </Link>
        </h3>
        {distance_m !== null && <b>{formatDistance(distance_m)}</b>}
        <p>{category}</p>
        <button className={styles.onMap} type="button" aria-pressed={isChosen} onClick={onChoose}>
          {strings.onMap}
          <VisuallyHidden>{strings.at(name)}</VisuallyHidden>
        </button>
      </header>
      <PlaceFinds group={group} address={address} />
    </article>
  );
}

/** Choosing a pin moves to its card; a card that has the focus, or was chosen by nothing but its rank, stays. */
function useChosenCard(isChosen: boolean) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isChosen || !card.current || card.current.contains(document.activeElement)) return;
    const isPhone = !window.matchMedia('(min-width: 1000px)').matches;
    card.current.scrollIntoView({ block: isPhone ? 'start' : 'nearest' });
    if (isPhone) card.current.focus({ preventScroll: true });
  }, [isChosen]);
  return card;
}
