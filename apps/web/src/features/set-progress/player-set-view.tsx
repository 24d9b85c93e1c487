import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import type { PlayerSetDetail, PlayerSetItem } from '@wallabee/contract/set-progress/set-progress';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { useSearchParams } from 'react-router';
import { ItemPlate, UndiscoveredPlate } from '../../game-ui/item-plate.tsx';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { FilterBar } from '../../ui/controls/filter-bar.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { Shelf } from '../../ui/layout/shelf.tsx';
import { FINDINGS, filterPlayerSet, playerSetFilterFrom } from './player-set-filter.ts';
import styles from './player-set-view.module.css';
import { setProgressStrings as strings } from './set-progress.strings.ts';
import { finishOf } from './set-state.ts';

export function PlayerSetView({ set }: { set: PlayerSetDetail }) {
  const [search, setSearch] = useSearchParams();
  const filter = playerSetFilterFrom(search);
  const shown = filterPlayerSet(set.items, filter);
  return (
    <section className={styles.set}>
      <Heading set={set} />
      <FilterBar
        label={strings.filters}
        count={strings.foundOf(formatNumber(set.found), formatNumber(set.numberinset))}
        onFilter={(filters) => setSearch(filters, { replace: true, preventScrollReset: true })}
      >
        <SearchBox label={strings.searchItems} defaultValue={filter.text} />
        <Segments
          legend={strings.finding}
          name="show"
          value={filter.finding}
          options={FINDINGS.map((value) => ({ value, label: strings.findings[value] }))}
        />
      </FilterBar>
      {shown.length === 0 ? (
        <EmptyState
          heading={strings.noItems}
          text={strings.noItemsHere}
          action={<ButtonLink to="?">{strings.clear}</ButtonLink>}
        />
      ) : (
        <Shelf
          label={set.name}
          hue={set.hue}
          isDense={set.items.length > LONG_SHELF}
          isRowed={set.items.length > ROWED_SHELF}
        >
          {shown.map((item) => (
            <SetItemPlate key={item.item_type_id} item={item} />
          ))}
        </Shelf>
      )}
    </section>
  );
}

/** Longer sets show three plates per row on a phone instead of two, the longest are rows of text. */
const LONG_SHELF = 12;
const ROWED_SHELF = 60;

function Heading({ set }: { set: PlayerSetDetail }) {
  const finish = finishOf(set);
  const missing = set.items.filter((item) => item.number === 0 && !isUndiscovered(item)).length;
  return (
    <header className={styles.heading}>
      <PlateArt
        art={artOf({ kind: 'set', id: set.id }, set.image_key, 100)}
        hue={set.hue}
        size="card"
        pixels={76}
        isEager
      />
      <div className={styles.text}>
        <h2>{strings.names[set.id] ?? set.name}</h2>
        {finish && <p className={styles.finished}>{finish.finished}</p>}
        {finish?.reason && <p className={styles.reason}>{finish.reason}</p>}
        <ProgressBar percent={set.percentage} label={strings.completion(set.name)} />
        {missing > 0 && isOrdinarySet(set.id) && (
          <div>
            <ButtonLink look="line" isSmall to={`/plan/${set.id}`}>
              {strings.plan(formatNumber(missing), missing === 1)}
            </ButtonLink>
          </div>
        )}
      </div>
    </header>
  );
}

function SetItemPlate({ item }: { item: PlayerSetItem }) {
  const { item_type_id, name, number, variant_id, hue, image_key } = item;
  if (isUndiscovered(item))
    return <UndiscoveredPlate shape={item_type_id} hue={hue} name={strings.unreleased} />;
  const id = variant_id === null ? item_type_id : `${item_type_id}.${variant_id}`;
  const art = artOf({ kind: 'item', id }, image_key, 200);
  if (number === 0) {
    return (
      <span className={styles.unfound}>
        <ItemPlate
          name={name}
          art={art}
          hue={hue}
          href={`/tools/item/${item_type_id}`}
          tags={<span className={styles.missing}>{strings.notFound}</span>}
        />
      </span>
    );
  }
  return <ItemPlate name={name} art={art} hue={hue} number={number} href={`/tools/item/${item_type_id}`} />;
}
