import { LOCKED_ITEM_SORTS } from '@wallabee/contract/locked-items/locked-item-rules';
import { lockedSections } from '@wallabee/contract/locked-items/locked-item-sections';
import { type LockedItemsView, VIEW_FIELDS } from '@wallabee/contract/locked-items/locked-items-address';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { FilterBar } from '../../../ui/controls/filter-bar.tsx';
import { JumpLinks } from '../../../ui/controls/jump-links.tsx';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { SortField } from '../../../ui/controls/sort-field.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { BackLink } from '../../../ui/layout/page-header.tsx';
import { listAddress, plainAddress, plainPageAddress } from '../../../ui/lists/plain-list.tsx';
import styles from '../locked-items.module.css';
import { lockedItemStrings as strings } from '../locked-items.strings.ts';
import { jumpsOf } from '../table/jumps.ts';
import type { PlainLockedItems } from './plain-locked-items.ts';
import { PlainTable } from './plain-table.tsx';

/** The whole list as one document: it is searched by the browser, printed, and read without a script. */
export function PlainView({ list, view }: { list: PlainLockedItems; view: LockedItemsView }) {
  const { search } = useLocation();
  const sections = lockedSections(list.items, view.sort);
  return (
    <section className={styles.list}>
      <BackLink href={listAddress(search)} label={strings.backToList} />
      <FilterBar label={strings.filters}>
        <SearchBox
          label={strings.search}
          name={VIEW_FIELDS.text}
          defaultValue={view.filter.text}
          maxLength={100}
        />
        <SortField
          name={VIEW_FIELDS.sort}
          value={view.sort}
          orders={LOCKED_ITEM_SORTS}
          names={strings.sorts}
        />
        <OtherFields search={search} />
      </FilterBar>
      <h2>{strings.heading(formatNumber(list.shown), formatNumber(list.total))}</h2>
      {list.items.length === 0 ? (
        <EmptyState
          heading={strings.nothingShown}
          text={strings.nothingShownText}
          action={<ButtonLink to={plainAddress('')}>{strings.clear}</ButtonLink>}
        />
      ) : (
        <>
          <JumpLinks label={strings.jump} jumps={jumpsOf(sections)} />
          <PlainTable
            list={list}
            href={(page) => plainPageAddress(search, page)}
            idOf={(place) => sections.find(({ start }) => start === place)?.key}
          />
        </>
      )}
    </section>
  );
}

/** The filters that this view has no fields for stay in the address. */
function OtherFields({ search }: { search: string }) {
  const own: string[] = [VIEW_FIELDS.text, VIEW_FIELDS.sort, 'page'];
  const others = [...new URLSearchParams(search)].filter(([name]) => !own.includes(name));
  return others.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
