import type { FoundItem, FoundItems } from '@wallabee/contract/items/search';
import { PictureCard } from '../../game-ui/picture-card.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { searchStrings } from './search.strings.ts';
import { itemHref, setBrowserHref } from './search-links.ts';
import styles from './search-results.module.css';

interface SearchResultsProps {
  query: string;
  found: FoundItems;
}

export function SearchResults({ query, found }: SearchResultsProps) {
  const { items, total_results, near } = found;
  if (items.length === 0) return <NothingFound query={query} near={near} />;
  return (
    <section className={styles.results}>
      <header className={styles.header}>
        <h2>{searchStrings.results}</h2>
        <p role="status">
          {searchStrings.found(formatNumber(items.length), formatNumber(total_results), query)}
        </p>
      </header>
      <CardGrid>
        {items.map((item, place) => (
          <ResultCard key={item.id} item={item} isEager={place < ABOVE_THE_FOLD} />
        ))}
      </CardGrid>
    </section>
  );
}

const ABOVE_THE_FOLD = 6;

function ResultCard({ item, isEager }: { item: FoundItem; isEager: boolean }) {
  return (
    <PictureCard
      name={item.name}
      art={artOf({ kind: 'item', id: item.id }, item.image_key, 100)}
      href={itemHref(item.id)}
      hue={item.hue}
      isItem
      isRetired={item.retired}
      isEager={isEager}
    >
      <span className={styles.description}>{item.description}</span>
      <span className={styles.set}>{item.set_name}</span>
    </PictureCard>
  );
}

function NothingFound({ query, near }: { query: string; near: FoundItems['near'] }) {
  if (near.length === 0) {
    return (
      <EmptyState
        heading={searchStrings.nothing}
        text={searchStrings.nothingFor(query)}
        action={<ButtonLink to={setBrowserHref}>{searchStrings.browseSets}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      heading={searchStrings.nothing}
      text={searchStrings.perhaps}
      action={near.map(({ id, name }) => (
        <ButtonLink key={id} look="line" to={itemHref(id)}>
          {name}
        </ButtonLink>
      ))}
    />
  );
}
