import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { ActionsProvider } from '../../features/actions/actions-provider.tsx';
import { WaysPanel } from '../../features/plan/ways/ways-panel.tsx';

/** Only players who are logged in load it. */
export function OwnWays({ itemTypeId }: { itemTypeId: ItemTypeId }) {
  return (
    <ActionsProvider>
      <WaysPanel itemTypeId={itemTypeId} />
    </ActionsProvider>
  );
}
