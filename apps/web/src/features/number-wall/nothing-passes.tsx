import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { wallStrings } from './number-wall.strings.ts';
import type { Facet } from './sieve/sieve.ts';
import { type WallFilters, withFilters } from './sieve/wall-filters.ts';
import { filtersHref } from './wall-links.ts';

interface NothingPassesProps {
  filters: WallFilters;
  /** How many there would be without each filter. */
  without: Record<Facet, number>;
}

/** Says which one filter, taken away, would find most. */
export function NothingPasses({ filters, without }: NothingPassesProps) {
  const better = FACETS.filter((facet) => without[facet] > 0).sort((a, b) => without[b] - without[a]);
  return (
    <EmptyState
      heading={wallStrings.nothing}
      action={
        better.length === 0 ? (
          <ButtonLink to="?" preventScrollReset>
            {wallStrings.showAll}
          </ButtonLink>
        ) : (
          better.map((facet, place) => (
            <ButtonLink
              key={facet}
              look={place === 0 ? 'honey' : 'line'}
              to={filtersHref(withFilters(filters, LEFT_OUT[facet]))}
              preventScrollReset
            >
              {wallStrings.without(nameOf(facet, filters), formatNumber(without[facet]))}
            </ButtonLink>
          ))
        )
      }
    />
  );
}

const FACETS: readonly Facet[] = ['class', 'is', 'status', 'owner'];

const LEFT_OUT: Record<Facet, Partial<WallFilters>> = {
  class: { class: null },
  is: { is: null },
  status: { status: null },
  owner: { owner: '' },
};

function nameOf(facet: Facet, filters: WallFilters): string {
  if (facet === 'class' && filters.class) return wallStrings.classes[filters.class];
  if (facet === 'is' && filters.is) return wallStrings.patterns[filters.is];
  return facet === 'owner' ? filters.owner : wallStrings.theState;
}
