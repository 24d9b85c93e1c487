import { useSearchParams } from 'react-router';
import { FilterBar } from '../../../ui/controls/filter-bar.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { CodeText } from '../code-text.tsx';
import { developerStrings as strings } from '../developers.strings.ts';
import { type ModelLine, modelAddress } from '../document/call-docs.ts';
import { hasAll, wordsOf } from '../document/word-fit.ts';
import styles from './model-list.module.css';

export function ModelList({ models }: { models: ModelLine[] }) {
  const [search, setSearch] = useSearchParams();
  const text = search.get('q') ?? '';
  const words = wordsOf(text);
  const shown = models.filter(({ name, description }) => hasAll(`${name} ${description}`, words));
  return (
    <Stack>
      <FilterBar
        label={strings.filterModels}
        count={strings.modelsCount(shown.length, models.length)}
        onFilter={(filters) => setSearch(filters, { replace: true, preventScrollReset: true })}
      >
        <SearchBox label={strings.filterModels} defaultValue={text} />
      </FilterBar>
      {shown.length === 0 && <EmptyState heading={strings.noModels} text={strings.noModelsHint} />}
      <section className={styles.models} aria-labelledby="models">
        <h2 id="models">{strings.models}</h2>
        <p>{strings.modelsLead}</p>
        <ul className={styles.list}>
          {shown.map((model) => (
            <li key={model.name} id={model.name}>
              <Link to={modelAddress(model.name)} isPrefetched={false}>
                <code>{model.name}</code>
                <span>
                  <CodeText text={model.description} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Stack>
  );
}
