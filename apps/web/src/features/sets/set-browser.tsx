import type { SetSummary } from '@wallabee/contract/sets/set';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { FilterBar } from '../../ui/controls/filter-bar.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { FilteredList } from '../../ui/lists/filtered-list.tsx';
import { SetLinkCard } from './set-link-card.tsx';
import { setHref } from './set-links.ts';
import { setStrings } from './sets.strings.ts';

interface SetBrowserProps {
  text: string;
  /** Null without a filter. */
  found: readonly SetSummary[] | null;
  total: number;
  children: ReactNode;
}

export function SetBrowser({ text, found, total, children }: SetBrowserProps) {
  const filters = (
    <FilterBar
      label={setStrings.filters}
      count={found ? setStrings.matching(found.length, total) : setStrings.setCount(total)}
    >
      <SearchBox label={setStrings.allSets} defaultValue={text} maxLength={100} />
    </FilterBar>
  );
  return (
    <FilteredList filters={filters}>{found ? <Found text={text} found={found} /> : children}</FilteredList>
  );
}

function Found({ text, found }: { text: string; found: readonly SetSummary[] }) {
  if (found.length > 0) {
    return (
      <CardGrid>
        {found.map((set) => (
          <SetLinkCard key={setHref(set)} set={set} />
        ))}
      </CardGrid>
    );
  }
  return (
    <EmptyState
      heading={setStrings.noSets}
      text={setStrings.nothingCalled(text)}
      action={<ButtonLink to="?">{setStrings.clear}</ButtonLink>}
    />
  );
}
