import {
  countFilters,
  POUCH_CLASSES,
  POUCH_FIELDS,
  POUCH_TICKED,
  POUCH_VIEWS,
  type PouchView,
} from '@wallabee/contract/pouch/pouch-address';
import { type CarriedSet, POUCH_SORTS } from '@wallabee/contract/pouch/pouch-rules';
import { CheckBox } from '../../ui/controls/check-box.tsx';
import { SelectField } from '../../ui/controls/field.tsx';
import { FilterBar } from '../../ui/controls/filter-bar.tsx';
import { FilterTicks, MoreFilters } from '../../ui/controls/more-filters.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { SortField } from '../../ui/controls/sort-field.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { pouchStrings as strings } from './pouch.strings.ts';
import styles from './pouch-filters.module.css';

interface PouchFiltersProps {
  view: PouchView;
  sets: readonly CarriedSet[];
  count: string;
  onFilter: (filters: URLSearchParams) => void;
}

export function PouchFilters({ view, sets, count, onFilter }: PouchFiltersProps) {
  const { filter, sort, isCompact } = view;
  return (
    <FilterBar label={strings.filters} count={count} onFilter={onFilter} isAddressDebounced>
      <SearchBox
        label={strings.search}
        placeholder={strings.searchShort}
        name={POUCH_FIELDS.text}
        defaultValue={filter.text}
        maxLength={100}
      />
      <div className={styles.choices}>
        <SortField name={POUCH_FIELDS.sort} value={sort} orders={POUCH_SORTS} names={strings.sorts} />
        <Segments
          legend={strings.view}
          name={POUCH_FIELDS.view}
          value={isCompact ? 'compact' : 'shelf'}
          options={POUCH_VIEWS.map((value) => ({ value, label: strings.views[value] }))}
        />
      </div>
      <MoreFilters count={countFilters(filter)} isShort>
        <SelectField label={strings.set} name={POUCH_FIELDS.set} defaultValue={filter.setId ?? ''}>
          <option value="">{strings.allSets}</option>
          {sets.map(({ id, name, count }) => (
            <option key={id} value={id}>
              {strings.setWithCount(name, formatNumber(count))}
            </option>
          ))}
        </SelectField>
        <SelectField label={strings.class} name={POUCH_FIELDS.prestige} defaultValue={filter.prestige ?? ''}>
          <option value="">{strings.allClasses}</option>
          {POUCH_CLASSES.map((prestige) => (
            <option key={prestige} value={prestige}>
              {strings.classes[prestige]}
            </option>
          ))}
        </SelectField>
        <FilterTicks>
          <CheckBox
            name={POUCH_FIELDS.onlyLocked}
            label={strings.onlyLocked}
            value={POUCH_TICKED}
            defaultChecked={filter.onlyLocked}
          />
          <CheckBox
            name={POUCH_FIELDS.onlyDuplicates}
            label={strings.onlyDuplicates}
            value={POUCH_TICKED}
            defaultChecked={filter.onlyDuplicates}
          />
          <CheckBox
            name={POUCH_FIELDS.onlySpares}
            label={strings.onlySpares}
            value={POUCH_TICKED}
            defaultChecked={filter.onlySpares}
          />
        </FilterTicks>
      </MoreFilters>
    </FilterBar>
  );
}
