import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { SwapBreak } from '@wallabee/contract/swaps/swap';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { Db } from '../../../platform/db/db.ts';
import type { Done } from '../../world/world.public.ts';
import { ringMembers } from './ring-members.ts';
import { endSwap, lockOpenSwapsOf, lockOpenSwapsWith, notifyMembers } from './swap-changes.queries.ts';

/** An item that its giver no longer carries freely breaks the open swaps it is in, in the same transaction. */
export async function breakSwaps(trx: Db, done: readonly Pick<Done, 'applied'>[], now: Date) {
  const changes = new Map(
    done.flatMap(({ applied }) =>
      [...applied.moved, ...applied.listed].map(({ item_id }) => [item_id, applied] as const),
    ),
  );
  if (changes.size === 0) return;
  const broken = new Set<number>();
  for (const { swap_id, item_id, player_id } of await lockOpenSwapsWith(trx, [...changes.keys()])) {
    const applied = changes.get(item_id);
    if (!applied) continue;
    const item = applied.moved.find((moved) => moved.item_id === item_id);
    const isFree = item?.location === 'pouch' && item.user_id === player_id && !item.is_locked;
    if (broken.has(swap_id) || (isFree && !isListed(applied, item_id))) continue;
    broken.add(swap_id);
    const event = eventOf(applied, item_id);
    await endSwap(trx, swap_id, { state: 'broken', by: player_id, event, now });
    await notifyMembers(trx, [swap_id]);
    await ringMembers(trx, [swap_id], { event: 'swap_broken', by: player_id, now });
  }
}

/** The open swaps of a player whose account is closed. */
export async function breakSwapsOf(trx: Db, player: PlayerId, now: Date) {
  const open = await lockOpenSwapsOf(trx, player);
  for (const id of open) await endSwap(trx, id, { state: 'broken', by: player, event: 'accountclosed', now });
  if (open.length === 0) return;
  await notifyMembers(trx, open);
  await ringMembers(trx, open, { event: 'swap_broken', by: player, now });
}

function eventOf(applied: AppliedChanges, item: ItemId): SwapBreak['event'] {
  if (isListed(applied, item)) return 'itemlisted';
  const event = applied.events.find(({ recorded_for }) => recorded_for.includes(item));
  if (event) return event.type;
  return applied.moved.some(({ item_id, is_locked }) => item_id === item && is_locked)
    ? 'itemlocked'
    : 'other';
}

function isListed({ listed }: AppliedChanges, item: ItemId): boolean {
  return listed.some(({ item_id }) => item_id === item);
}
