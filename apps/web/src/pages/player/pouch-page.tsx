import { pouchCalls } from '@wallabee/contract/pouch/pouch.calls';
import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import { useOwnQuery } from '../../features/player-area/use-own-query.ts';
import { pouchStrings } from '../../features/pouch/pouch.strings.ts';
import { PouchShelf } from '../../features/pouch/pouch-shelf.tsx';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { FilterSkeleton, ShelfSkeleton } from '../../ui/feedback/skeletons.tsx';

export default function PouchPage() {
  const pouch = useOwnQuery(pouchCalls.readPouch);
  return (
    <>
      <title>{playerAreaStrings.pageTitle(playerAreaStrings.tabNames.pouch)}</title>
      <QueryView query={pouch} skeleton={<Skeleton />} failed={pouchStrings.failed}>
        {({ items }) => <PouchShelf items={items} />}
      </QueryView>
    </>
  );
}

function Skeleton() {
  return (
    <>
      <FilterSkeleton />
      <ShelfSkeleton isDense />
    </>
  );
}
