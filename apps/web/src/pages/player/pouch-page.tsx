import type { PouchItem } from '@wallabee/contract/pouch/pouch';
import { pouchCalls } from '@wallabee/contract/pouch/pouch.calls';
import { useMemo } from 'react';
import { ActionsProvider } from '../../features/actions/actions-provider.tsx';
import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import { useOwnQuery } from '../../features/player-area/use-own-query.ts';
import { withOwnFacts } from '../../features/pouch/own-pouch.ts';
import { pouchStrings } from '../../features/pouch/pouch.strings.ts';
import { PouchMixes } from '../../features/pouch/pouch-mixes.tsx';
import { PouchShelf } from '../../features/pouch/pouch-shelf.tsx';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { FilterSkeleton, ShelfSkeleton } from '../../ui/feedback/skeletons.tsx';

export default function PouchPage() {
  const pouch = useOwnQuery(pouchCalls.readPouch);
  return (
    <>
      <title>{playerAreaStrings.pageTitle(playerAreaStrings.tabNames.pouch)}</title>
      <ActionsProvider>
        <QueryView query={pouch} skeleton={<Skeleton />} failed={pouchStrings.failed}>
          {({ items }) => <OwnPouch items={items} />}
        </QueryView>
      </ActionsProvider>
    </>
  );
}

/** The shelf is shown without its marks until they are loaded, and if they cannot be. */
function OwnPouch({ items }: { items: readonly PouchItem[] }) {
  const own = useApiQuery(pouchCalls.readOwnPouch, {});
  const known = own.data?.items;
  const carried = useMemo(() => withOwnFacts(items, known), [items, known]);
  return <PouchShelf items={carried} mixes={<PouchMixes query={own} items={carried} />} />;
}

function Skeleton() {
  return (
    <>
      <FilterSkeleton />
      <ShelfSkeleton isDense />
    </>
  );
}
