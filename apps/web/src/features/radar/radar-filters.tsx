import type { RadarOrder } from '@wallabee/contract/radar/radar-rules';
import { DEFAULT_KM } from '@wallabee/contract/radar/radar-rules';
import { setCalls } from '@wallabee/contract/sets/sets.calls';
import { useId } from 'react';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { CheckBox } from '../../ui/controls/check-box.tsx';
import { SelectField } from '../../ui/controls/field.tsx';
import { FilterBar } from '../../ui/controls/filter-bar.tsx';
import { FilterTicks, MoreFilters } from '../../ui/controls/more-filters.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { countWords } from './count-words.ts';
import { radarStrings as strings } from './radar.strings.ts';
import { CLASSES, GAINS, type RadarAddress } from './radar-address.ts';
import styles from './radar-filters.module.css';
import { RADII, radiusWords } from './radius.ts';
import type { RadarAnswer } from './use-radar.ts';
import { WhereForm } from './where-form.tsx';

interface RadarFiltersProps {
  address: RadarAddress;
  /** Undefined while it is on its way. */
  answer: RadarAnswer | undefined;
}

export function RadarFilters({ address, answer }: RadarFiltersProps) {
  const { at, where, gain, km, order } = address;
  const isAround = where === 'places';
  return (
    <div className={styles.filters}>
      {isAround && (
        <WhereForm
          key={`${at} ${answer?.centre?.name}`}
          address={address}
          shown={answer?.centre?.name ?? undefined}
        />
      )}
      {/* The form is uncontrolled, and another address replaces what is chosen. */}
      <FilterBar label={strings.filters} count={answer ? countWords(answer, address) : ''}>
        <input type="hidden" name="at" value={at} />
        {!isAround && <WhoField address={address} answer={answer} />}
        <Segments
          key={gain}
          legend={strings.gain}
          name="gain"
          // An empty value is left out of the address.
          options={GAINS.map((one) => ({ value: one === 'both' ? '' : one, label: strings.gains[one] }))}
          value={gain === 'both' ? '' : gain}
        />
        {isAround && <RadiusField key={km} km={km} />}
        <OrderField key={`${where} ${order}`} where={where} order={order} />
        <FinerFilters address={address} />
      </FilterBar>
      <Mistakes answer={answer} />
    </div>
  );
}

/** Suggests the players of the finds that are shown. */
function WhoField({ address: { where, who }, answer }: RadarFiltersProps) {
  const listId = useId();
  const names = new Set(answer?.finds.flatMap(({ owner }) => owner?.name ?? []));
  return (
    <>
      <input type="hidden" name="where" value={where} />
      <SearchBox
        label={where === 'market' ? strings.seller : strings.friend}
        placeholder={where === 'market' ? strings.anySeller : allFriends(answer)}
        name="who"
        defaultValue={who}
        list={listId}
        maxLength={100}
      />
      <datalist id={listId}>
        {[...names].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

function allFriends(answer: RadarAnswer | undefined): string {
  return answer ? strings.allFriends(answer.friends, formatNumber(answer.friends)) : strings.friend;
}

function RadiusField({ km }: { km: number }) {
  const radii = RADII.some((radius) => radius === km) ? RADII : [...RADII, km].toSorted((a, b) => a - b);
  return (
    <SelectField label={strings.radius} isLabelHidden name="km" defaultValue={kmInAddress(km)}>
      {radii.map((radius) => (
        <option key={radius} value={kmInAddress(radius)}>
          {radiusWords(radius)}
        </option>
      ))}
    </SelectField>
  );
}

function kmInAddress(km: number): string {
  return km === DEFAULT_KM ? '' : `${km}`;
}

const ORDERS = {
  places: ['best', 'nearest', 'number'],
  market: ['best', 'price', 'number'],
  friends: ['best', 'number'],
} as const satisfies Record<RadarAddress['where'], readonly RadarOrder[]>;

function OrderField({ where, order }: Pick<RadarAddress, 'where' | 'order'>) {
  return (
    <SelectField
      label={strings.order}
      isLabelHidden
      name="order"
      defaultValue={order === 'best' ? '' : order}
    >
      {ORDERS[where].map((one) => (
        <option key={one} value={one === 'best' ? '' : one}>
          {strings.orders[one]}
        </option>
      ))}
    </SelectField>
  );
}

function FinerFilters({ address: { classes, set, q } }: { address: RadarAddress }) {
  const { data } = useApiQuery(setCalls.listSets, {}, { staleTime: Number.POSITIVE_INFINITY });
  const sets = data?.sets.toSorted((a, b) => a.name.localeCompare(b.name)) ?? [];
  const count = classes.length + (set === undefined ? 0 : 1) + (q === '' ? 0 : 1);
  return (
    <MoreFilters count={count}>
      <SearchBox label={strings.query} defaultValue={q} />
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
      <FilterTicks>
        {CLASSES.map((one) => (
          <CheckBox
            key={`${one} ${classes.includes(one)}`}
            label={strings.classes[one]}
            name="class"
            value={one}
            defaultChecked={classes.includes(one)}
          />
        ))}
      </FilterTicks>
    </MoreFilters>
  );
}

function Mistakes({ answer }: { answer: RadarAnswer | undefined }) {
  if (!answer || answer.mistakes.length === 0) return null;
  return (
    <p className={styles.mistakes} role="status">
      {strings.mistake} {answer.mistakes.map(({ message }) => message).join(' ')}
    </p>
  );
}
