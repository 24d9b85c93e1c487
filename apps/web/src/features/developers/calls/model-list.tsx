import { useSearchParams } from 'react-router';
import { FilterBar } from '../../../ui/controls/filter-bar.tsx';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { developerStrings } from '../developers.strings.ts';
import { filterModels, type ModelDoc } from './call-docs.ts';
import styles from './call-list.module.css';
import { ModelCard } from './model-card.tsx';

export function ModelList({ models }: { models: ModelDoc[] }) {
  const [search, setSearch] = useSearchParams();
  const text = search.get('q') ?? '';
  const shown = filterModels(models, text);
  return (
    <div className={styles.list}>
      <FilterBar
        label={developerStrings.filterModels}
        count={developerStrings.modelsCount(shown.length, models.length)}
        onFilter={(filters) => setSearch(filters, { replace: true, preventScrollReset: true })}
      >
        <SearchBox label={developerStrings.filterModels} defaultValue={text} />
      </FilterBar>
      {shown.length === 0 && (
        <EmptyState heading={developerStrings.noModels} text={developerStrings.noModelsHint} />
      )}
      <section className={styles.group} aria-labelledby="models">
        <h2 id="models">{developerStrings.models}</h2>
        <p>{developerStrings.modelsLead}</p>
        {shown.map((model) => (
          <ModelCard key={model.name} model={model} />
        ))}
      </section>
    </div>
  );
}
