import { NewItem, WORLD_EVENTS_CHANNEL } from '@wallabee/contract/events/event';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import type { Notifications } from '../../../platform/realtime/notifications.ts';
import { getIssuedNumbers } from './issued-numbers.queries.ts';

/** How many there are of each item type, kept in memory and carried on by what the engine tells. */
export interface IssuedNumbers {
  of(itemTypeId: ItemTypeId): number;
  total(): number;
  /** Differs whenever any number does. */
  version(): number;
  reload(): Promise<void>;
}

export async function holdIssuedNumbers(
  db: Db,
  notifications: Pick<Notifications, 'on' | 'settled'>,
): Promise<IssuedNumbers> {
  let numbers = new Map<ItemTypeId, number>();
  let version = 0;
  let rounds = 0;
  const heard = new Map<ItemTypeId, number>();

  async function reload() {
    rounds += 1;
    const round = rounds;
    heard.clear();
    const loaded = await getIssuedNumbers(db);
    // A round that began later has read more; what was heard since this one began may be missing from it.
    if (round !== rounds) return;
    for (const [id, number] of heard) raise(loaded, id, number);
    numbers = loaded;
    version += 1;
  }

  function hear(message: string) {
    // Nothing in it: the connection was lost, and more may have been said meanwhile.
    if (message === '') return void reloadUntilDone(reload);
    const minted = parseNewItem(message);
    if (!minted) return;
    raise(heard, minted.item_type_id, minted.number);
    if (raise(numbers, minted.item_type_id, minted.number)) version += 1;
  }

  // Listening comes before reading, so that nothing is made in between unheard and unread.
  notifications.on(WORLD_EVENTS_CHANNEL, hear);
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

/** Messages of two transactions may arrive in either order; a number never falls. */
function raise(numbers: Map<ItemTypeId, number>, id: ItemTypeId, number: number): boolean {
  if (number <= (numbers.get(id) ?? 0)) return false;
  numbers.set(id, number);
  return true;
}

/** The database that was just away may be slow to come back. */
async function reloadUntilDone(reload: () => Promise<void>) {
  await reload().catch(() => setTimeout(() => void reloadUntilDone(reload), RETRY_MS).unref());
}

const RETRY_MS = 1_000;
