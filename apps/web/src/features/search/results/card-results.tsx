import type { FoundPlace, FoundPlayer, FoundSet } from '@wallabee/contract/search/search-results';
import { PersonCard } from '../../../game-ui/person-card.tsx';
import { PictureCard } from '../../../game-ui/picture-card.tsx';
import { SetCard } from '../../../game-ui/set-card.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { CardGrid } from '../../../ui/layout/card-grid.tsx';
import { resultStrings, cardStrings as strings } from '../results.strings.ts';
import { addressOf } from './number-results.tsx';
import styles from './results.module.css';

export function SetCards({ sets }: { sets: readonly FoundSet[] }) {
  return (
    <CardGrid label={resultStrings.kinds.sets}>
      {sets.map((set) => (
        <SetCard
          key={set.url}
          name={set.name}
          art={artOf(subjectOf(set), set.image_key, 100)}
          href={addressOf(set)}
          hue={set.hue}
          detail={
            <>
              <span className={styles.clamped}>{set.description}</span>
              <span className={styles.set}>{setFacts(set)}</span>
            </>
          }
        />
      ))}
    </CardGrid>
  );
}

function subjectOf({ id, subset_id }: FoundSet) {
  return subset_id === null
    ? ({ kind: 'set', id } as const)
    : ({ kind: 'subset', id: `${id}.${subset_id}` } as const);
}

function setFacts({ set_name, item_count, why }: FoundSet): string {
  const items = strings.itemCount(formatNumber(item_count), item_count === 1);
  return why ?? facts(set_name === null ? null : strings.subsetOf(set_name), items);
}

export function PlayerCards({ players }: { players: readonly FoundPlayer[] }) {
  return (
    <CardGrid label={resultStrings.kinds.players}>
      {players.map((player) => (
        <PersonCard key={player.id} person={player} to={addressOf(player)} detail={playerFacts(player)} />
      ))}
    </CardGrid>
  );
}

function playerFacts({ username, completed_sets_count: count, why }: FoundPlayer): string {
  return why ?? facts(strings.username(username), strings.setsDone(formatNumber(count), count === 1));
}

export function PlaceCards({ places }: { places: readonly FoundPlace[] }) {
  return (
    <CardGrid label={resultStrings.kinds.places}>
      {places.map((place) => (
        <PictureCard
          key={place.id}
          name={place.name}
          art={artOf({ kind: 'place', id: place.id }, place.image_key, 100)}
          href={addressOf(place)}
          hue={place.hue}
        >
          <span className={styles.clamped}>{facts(place.category_name, place.city)}</span>
          <span className={styles.set}>
            {strings.lyingThere(formatNumber(place.item_count), place.item_count === 1)}
          </span>
        </PictureCard>
      ))}
    </CardGrid>
  );
}

function facts(...parts: (string | null)[]): string {
  return strings.facts(...parts.filter((part) => part !== null).map(String));
}
