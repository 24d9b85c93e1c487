import type { SetDetail, SetSummary } from '@wallabee/contract/sets/set';
import {
  acquisitionTags,
  filterSetItems,
  groupSetItems,
  isUndiscovered,
  setItemFilterFrom,
} from '@wallabee/contract/sets/set-rules';
import { useLocation, useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { BackLink } from '../../ui/layout/page-header.tsx';
import { listAddress, PlainList } from '../../ui/lists/plain-list.tsx';
import { groupHeading, groupId } from './set-group-names.ts';
import { setStrings } from './sets.strings.ts';

/** The items of a set as text, to print and to search in. */
export function SetPlain({ set, subsets }: { set: SetDetail; subsets: readonly SetSummary[] }) {
  const [filters] = useSearchParams();
  const { search } = useLocation();
  const shown = filterSetItems(set.items, setItemFilterFrom(filters));
  const rowOf = (item: SetDetail['items'][number]) =>
    isUndiscovered(item)
      ? { key: item.item_type_id, name: setStrings.undiscovered }
      : {
          key: item.item_type_id,
          name: item.name,
          href: `/tools/item/${item.item_type_id}` as const,
          detail: acquisitionTags(set.id, item).join(', '),
        };
  const groups = groupSetItems(shown, subsets).map((group) => ({
    id: groupId(group),
    name: group.subset === null && subsets.length === 0 ? set.name : groupHeading(group),
    rows: group.items.map(rowOf),
  }));
  return (
    <div>
      <BackLink href={listAddress(search)} label={setStrings.backToShelf} />
      {shown.length === 0 && <EmptyState heading={setStrings.noItems} text={setStrings.nothingOfKind} />}
      <PlainList groups={groups} jumpLabel={setStrings.jump} />
    </div>
  );
}
