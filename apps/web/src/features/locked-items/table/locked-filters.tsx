import {
  LOCKED_ITEM_SORTS,
  type LockedItemFilter,
  MAX_NUMBERS,
} from '@wallabee/contract/locked-items/locked-item-rules';
import {
  type LockedItemsView,
  TICKED,
  VIEW_FIELDS,
} from '@wallabee/contract/locked-items/locked-items-address';
import {
  EXCLUSIVE_SET_ID,
  UNIQUE_SET_ID,
  WALLAGRAPHIC_SET_ID,
} from '@wallabee/contract/protocol/special-ids';
import { CheckBox } from '../../../ui/controls/check-box.tsx';
import { SelectField, TextField } from '../../../ui/controls/field.tsx';
import { FilterBar } from '../../../ui/controls/filter-bar.tsx';
import { FilterTicks, MoreFilters } from '../../../ui/controls/more-filters.tsx';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { SortField } from '../../../ui/controls/sort-field.tsx';
import { lockedItemStrings as strings } from '../locked-items.strings.ts';

export interface NamedSet {
  id: number;
  name: string;
}

interface LockedFiltersProps {
  view: LockedItemsView;
  sets: readonly NamedSet[];
  hasPlaceFilters: boolean;
  onFilter: (filters: URLSearchParams) => void;
}

export function LockedFilters({
  view: { filter, sort },
  sets,
  hasPlaceFilters,
  onFilter,
}: LockedFiltersProps) {
  return (
    <FilterBar label={strings.filters} onFilter={onFilter} isAddressDebounced>
      <SearchBox label={strings.search} name={VIEW_FIELDS.text} defaultValue={filter.text} maxLength={100} />
      <SortField name={VIEW_FIELDS.sort} value={sort} orders={LOCKED_ITEM_SORTS} names={strings.sorts} />
      <MoreFilters count={filtersOn(filter)} isOpenAtFirst={filter.wrongNumber !== null}>
        <SetField sets={sets} setId={filter.setId} />
        <TextField
          label={strings.exactNumber}
          name={VIEW_FIELDS.number}
          defaultValue={filter.number ?? filter.wrongNumber ?? ''}
          error={filter.wrongNumber === null ? undefined : strings.wrongNumber(filter.wrongNumber)}
          placeholder={strings.anyNumber}
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
        />
        <SelectField label={strings.highestNumber} name={VIEW_FIELDS.max} defaultValue={filter.max}>
          {MAX_NUMBERS.map((max) => (
            <option key={max} value={max}>
              {strings.maxNumbers[max]}
            </option>
          ))}
        </SelectField>
        <Ticks filter={filter} hasPlaceFilters={hasPlaceFilters} />
      </MoreFilters>
    </FilterBar>
  );
}

const FIXED_SETS = [WALLAGRAPHIC_SET_ID, EXCLUSIVE_SET_ID, UNIQUE_SET_ID] as const;

function SetField({ sets, setId }: { sets: readonly NamedSet[]; setId: number | null }) {
  const others = sets.filter(({ id }) => !FIXED_SETS.some((fixed) => fixed === id));
  return (
    <SelectField label={strings.set} name={VIEW_FIELDS.set} defaultValue={setId ?? ''}>
      <option value="">{strings.sets.all}</option>
      {FIXED_SETS.map((id) => (
        <option key={id} value={id}>
          {strings.sets[id]}
        </option>
      ))}
      <hr />
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function Ticks({ filter, hasPlaceFilters }: { filter: LockedItemFilter; hasPlaceFilters: boolean }) {
  const ticks = [
    { name: VIEW_FIELDS.ignoresUniques, label: strings.ignoreUniques, isOn: filter.ignoresUniques },
    { name: VIEW_FIELDS.onlyPalindromes, label: strings.palindromes, isOn: filter.onlyPalindromes },
    { name: VIEW_FIELDS.onlyBinary, label: strings.binary, isOn: filter.onlyBinary },
    { name: VIEW_FIELDS.onlyLockbox, label: strings.lockbox, isOn: filter.onlyLockbox },
    { name: VIEW_FIELDS.onlyDroppedOrPouch, label: strings.dropped, isOn: filter.onlyDroppedOrPouch },
  ];
  return (
    <FilterTicks>
      {ticks.slice(0, hasPlaceFilters ? ticks.length : ticks.length - 2).map(({ name, label, isOn }) => (
        <CheckBox key={name} name={name} label={label} value={TICKED} defaultChecked={isOn} />
      ))}
    </FilterTicks>
  );
}

function filtersOn(filter: LockedItemFilter): number {
  const { text: _, setId, number, wrongNumber, max, ...ticks } = filter;
  return [setId !== null, (number ?? wrongNumber) !== null, max > 0, ...Object.values(ticks)].filter(Boolean)
    .length;
}
