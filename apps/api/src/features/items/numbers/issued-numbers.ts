import { WORLD_EVENTS_CHANNEL } from '@wallabee/contract/events/event';
import { NewItem } from '@wallabee/contract/events/game-events';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import type { Notifications } from '../../../platform/realtime/notifications.ts';
import { getIssuedNumbers } from './issued-numbers.queries.ts';

/** The numbers are cached in memory and updated by the notifications of the engine. */
export interface IssuedNumbers {
  of(itemTypeId: ItemTypeId): number;
  total(): number;
  version(): number;
  reload(): Promise<void>;
}

export async function watchIssuedNumbers(
  db: Db,
  notifications: Pick<Notifications, 'on' | 'settled'>,
): Promise<IssuedNumbers> {
  let numbers = new Map<ItemTypeId, number>();
  let version = 0;
  let reloads = 0;
  const received = new Map<ItemTypeId, number>();

  async function reload() {
    reloads += 1;
    const thisReload = reloads;
    received.clear();
    const loaded = await getIssuedNumbers(db);
    // A later reload has newer rows, and the numbers notified since this one started may be missing from it.
    if (thisReload !== reloads) return;
    for (const [id, number] of received) raise(loaded, id, number);
    numbers = loaded;
    version += 1;
  }

  function onMessage(message: string) {
    // An empty payload follows a lost connection, during which notifications may have been missed.
    if (message === '') return void reloadUntilDone(reload);
    const minted = parseNewItem(message);
    if (!minted) return;
    raise(received, minted.item_type_id, minted.number);
    if (raise(numbers, minted.item_type_id, minted.number)) version += 1;
  }

  // The subscription comes before the first read, so that no new item is missed in between.
  notifications.on(WORLD_EVENTS_CHANNEL, onMessage);
  await notifications.settled();
  await reload();
  return {
    of: (itemTypeId) => numbers.get(itemTypeId) ?? 0,
    total: () => [...numbers.values()].reduce((sum, number) => sum + number, 0),
    version: () => version,
    reload,
  };
}

/** The channel carries other events too. */
function parseNewItem(message: string): NewItem | undefined {
  try {
    return NewItem.safeParse(JSON.parse(message).new_item).data;
  } catch {
    return undefined;
  }
}

/** Notifications of two transactions can arrive in either order, and a number never falls. */
function raise(numbers: Map<ItemTypeId, number>, id: ItemTypeId, number: number): boolean {
  if (number <= (numbers.get(id) ?? 0)) return false;
  numbers.set(id, number);
  return true;
}

async function reloadUntilDone(reload: () => Promise<void>) {
  await reload().catch(() => setTimeout(() => void reloadUntilDone(reload), RETRY_MS).unref());
}

const RETRY_MS = 1_000;
