import type { CategoryGroup } from '@wallabee/contract/categories/category';
import { countCategories, searchCategories } from '@wallabee/contract/categories/category-rules';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { FilterBar } from '../../ui/controls/filter-bar.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CategoryCards } from './category-cards.tsx';
import { groupHref } from './group-links.ts';
import styles from './guide-search.module.css';
import { placesGuideStrings } from './places-guide.strings.ts';

export function GuideSearch({ groups, children }: { groups: CategoryGroup[]; children: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const text = (search.get('q') ?? '').trim();
  const found = searchCategories(groups, text);
  const all = countCategories(groups);

  if (all === 0) return <EmptyState heading={placesGuideStrings.none} text={placesGuideStrings.empty} />;
  return (
    <div className={styles.guide}>
      <FilterBar
        label={placesGuideStrings.filters}
        count={
          text
            ? placesGuideStrings.foundCount(countCategories(found), all)
            : placesGuideStrings.categoryCount(all)
        }
        onFilter={(filters) => setSearch(filters, { replace: true, preventScrollReset: true })}
      >
        <SearchBox
          label={placesGuideStrings.search}
          placeholder={placesGuideStrings.searchHint}
          defaultValue={text}
        />
      </FilterBar>
      {text ? <Findings groups={found} text={text} /> : children}
    </div>
  );
}

function Findings({ groups, text }: { groups: CategoryGroup[]; text: string }) {
  if (groups.length === 0) {
    return (
      <EmptyState
        heading={placesGuideStrings.none}
        text={placesGuideStrings.nothingFound(text)}
        action={<ButtonLink to="?">{placesGuideStrings.clear}</ButtonLink>}
      />
    );
  }
  return groups.map(({ slug, name, hue, categories }) => (
    <section key={slug} className={styles.group} aria-labelledby={`group-${slug}`}>
      <h2 id={`group-${slug}`}>
        <Link to={groupHref(slug)}>{name}</Link>
      </h2>
      <CategoryCards categories={categories} hue={hue} heading="h3" />
    </section>
  ));
}
