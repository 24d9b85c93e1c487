import type { ActionAnswer, ChangedItem } from '@wallabee/contract/actions/action';
import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { StoreResponse } from '../../platform/db/connection/store-response.ts';
import type { Db } from '../../platform/db/db.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { toSwapNumber } from '../swaps/swaps.public.ts';
import type { Act } from '../world/world.public.ts';
import { listChangedItems, readBalance } from './actions.queries.ts';
import { type AskedAction, toGameAction } from './to-game-action.ts';

export interface ActionServices {
  catalogue: CatalogueHolder;
  apiUrl: string;
  perform: Act;
}

export async function act(
  services: ActionServices,
  playerId: PlayerId,
  { asked, storeResponse }: { asked: AskedAction; storeResponse: StoreResponse },
): Promise<ActionAnswer> {
  const made: { answer?: ActionAnswer } = {};
  await services.perform(toGameAction(asked, playerId), async (trx, applied) => {
    made.answer = await toAnswer(services, { trx, applied, playerId });
    await storeResponse(trx, made.answer);
  });
  if (!made.answer) throw new Error('The action was performed without an answer.');
  return made.answer;
}

async function toAnswer(
  { catalogue, apiUrl }: ActionServices,
  { trx, applied, playerId }: { trx: Db; applied: AppliedChanges; playerId: PlayerId },
): Promise<ActionAnswer> {
  const current = catalogue.current();
  const minted = new Set(applied.minted.map(({ item_id }) => item_id));
  const rows = await listChangedItems(trx, changedIds(applied));
  const items = rows.flatMap(({ location, is_locked, price, ...row }): ChangedItem[] => {
    const shown = toSwapNumber(row, { catalogue: current, apiUrl });
    return shown ? [{ ...shown, status: location, is_locked, price, is_new: minted.has(row.item_id) }] : [];
  });
  const [completed] = applied.completed;
  return {
    events: applied.events.map(({ type, primary_item, created_at }) => ({
      type,
      item_id: primary_item,
      at: new Date(created_at).toISOString(),
    })),
    items,
    balance: await readBalance(trx, playerId),
    completed: completed
      ? {
          set_id: completed.set_id,
          name: current.sets.get(completed.set_id)?.name ?? '',
          number: completed.number,
        }
      : null,
  };
}

/** New items first, each once. */
function changedIds({ minted, moved, listed, unlisted }: AppliedChanges): ItemId[] {
  const ids = [...minted, ...moved, ...listed].map(({ item_id }) => item_id);
  return [...new Set([...ids, ...unlisted])];
}
