import { setCalls } from '@wallabee/contract/sets/sets.calls';
import type { OwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { SelectField } from '../../../ui/controls/field.tsx';
import { FilterBar } from '../../../ui/controls/filter-bar.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { swapsStrings as strings } from './own-swaps.strings.ts';
import { RING_KINDS, type RingFilter } from './ring-address.ts';

interface RingFiltersProps {
  filter: RingFilter;
  /** Undefined while the answer is on its way. */
  own: OwnSwaps | undefined;
}

export function RingFilters({ filter: { who, set }, own }: RingFiltersProps) {
  const { data } = useApiQuery(setCalls.listSets, {}, { staleTime: Number.POSITIVE_INFINITY });
  const sets = data?.sets.toSorted((a, b) => a.name.localeCompare(b.name)) ?? [];
  return (
    // The form is uncontrolled, and another address replaces what is chosen.
    <FilterBar label={strings.filter} count={own ? countWords(own) : ''}>
      <Segments
        key={who}
        legend={strings.who}
        name="who"
        // An empty value is left out of the address.
        options={RING_KINDS.map((kind) => ({
          value: kind === 'all' ? '' : kind,
          label: strings.kinds[kind],
        }))}
        value={who === 'all' ? '' : who}
      />
      <SelectField
        key={`${set} ${sets.length}`}
        label={strings.set}
        isLabelHidden
        name="set"
        defaultValue={set === undefined ? '' : `${set}`}
      >
        <option value="">{strings.anySet}</option>
        {sets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </FilterBar>
  );
}

function countWords({ paging: { total_results: total } }: OwnSwaps): string {
  return total === 0 ? strings.noCount : strings.count(formatNumber(total), total === 1);
}
