import { listMovements, listTravelled } from '@wallabee/contract/items/movements';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { found } from '../../../platform/problems.ts';
import type { CatalogueHolder } from '../../catalogue/catalogue.public.ts';
import { selectTravelled } from './movements.queries.ts';
import { loadMovements } from './movements.service.ts';
import { toMovements, toTravelled } from './movements.views.ts';

interface MovementOptions {
  catalogue: CatalogueHolder;
  apiUrl: string;
}

export function movementRoutes({ catalogue, apiUrl }: MovementOptions) {
  /** What happens to an undiscovered item is shown to no player. */
  const isHidden = (id: ItemTypeId) => isUndiscovered(found(catalogue.current().items.get(id), 'item type'));

  return async (app: ApiApp) => {
    answer(app, listMovements, async ({ params: { itemTypeId } }, { reads }) => {
      if (isHidden(itemTypeId)) return { movements: [] };
      const loaded = await loadMovements(reads, itemTypeId);
      return { movements: toMovements(loaded, { catalogue: catalogue.current(), apiUrl }) };
    });

    answer(app, listTravelled, async ({ params: { itemTypeId } }, { reads }) => {
      if (isHidden(itemTypeId)) return { numbers: [] };
      return { numbers: (await selectTravelled(reads, itemTypeId).execute()).map(toTravelled) };
    });
  };
}
