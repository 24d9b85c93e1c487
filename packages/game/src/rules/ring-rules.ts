import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { ActionOf, RingGift } from '../state/action.ts';
import { type Changes, type MintedItem, type MovedItem, NO_CHANGES } from '../state/changes.ts';
import type { CountChange } from '../state/counted.ts';
import type { HistoryEvent } from '../state/history-event.ts';
import { mintedRef } from '../state/item-ref.ts';
import type { ItemState } from '../state/item-state.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { CHANCES_A_CRACKER } from './chances.ts';
import { type Decision, refuse } from './decision.ts';
import { countOne, historyEvent } from './event-parts.ts';
import { RING_LEAST_PLAYERS, RING_MOST_PLAYERS } from './game-facts.ts';
import { handOver } from './hand-over.ts';
import { canTakePart, freeItem } from './item-checks.ts';
import type { Refusal } from './world-refusals.ts';

export function settleRing(snapshot: Snapshot, action: ActionOf<'settle_ring'>): Decision {
  const { player_id, members } = action;
  const refusal = shapeRefusal(action);
  if (refusal) return refuse(refusal);
  for (const member of members) {
    const gone = playerRefusal(snapshot, member.player_id);
    if (gone) return refuse(gone);
  }

  const items: ItemState[] = [];
  for (const member of members) {
    const item = givenItem(snapshot, member, player_id);
    if (typeof item === 'string') return refuse(item);
    items.push(item);
  }
  const givers = members.map((member) => member.player_id);
  return { changes: passOn(snapshot, givers, items) };
}

function shapeRefusal({ player_id, members }: ActionOf<'settle_ring'>): Refusal | undefined {
  if (members.length < RING_LEAST_PLAYERS || members.length > RING_MOST_PLAYERS) return 'ring_size';
  const players = new Set(members.map((member) => member.player_id));
  const items = new Set(members.map(({ item_id }) => item_id));
  if (players.size < members.length || items.size < members.length) return 'ring_repeats';
  return players.has(player_id) ? undefined : 'not_in_ring';
}

function playerRefusal({ state, now }: Snapshot, id: PlayerId): Refusal | undefined {
  const player = state.players.get(id);
  if (!player) return 'no_such_player';
  return canTakePart(player, now) ? undefined : 'other_player_gone';
}

function givenItem(snapshot: Snapshot, member: RingGift, actor: PlayerId): ItemState | Refusal {
  const item = freeItem(snapshot, member.player_id, member.item_id);
  const isOfAnother = member.player_id !== actor;
  return isOfAnother && typeof item === 'string' && item !== 'no_such_item' ? 'not_theirs' : item;
}

function passOn(snapshot: Snapshot, givers: readonly PlayerId[], items: readonly ItemState[]): Changes {
  const minted: MintedItem[] = [];
  const moved: MovedItem[] = [];
  const events: HistoryEvent[] = [];
  const counted: CountChange[] = givers.map((giver) => countOne(giver, 'trades'));

  items.forEach((item, position) => {
    const [giver, receiver] = [at(givers, position), at(givers, position + 1)];
    const draw = CHANCES_A_CRACKER * position;
    const handed = handOver(snapshot, item, { players: [giver, receiver], to: receiver, draw });
    const hat = handed.hat ? mintedRef(minted.length) : null;
    if (handed.hat) minted.push(handed.hat);
    moved.push(handed.moved);
    counted.push(...handed.counted);
    events.push(
      historyEvent('itemtraded', {
        at: snapshot.now,
        user_id: giver,
        gift_user_id: receiver,
        items: [item.item_id, at(items, position - 1).item_id, hat],
        // What the giver gets has an event of its own.
        recorded_for: hat === null ? [item.item_id] : [item.item_id, hat],
      }),
    );
  });
  return { ...NO_CHANGES, minted, moved, counted, events };
}

/** Positions go round the ring. */
function at<Entry>(ring: readonly Entry[], position: number): Entry {
  return ring[(position + ring.length) % ring.length] as Entry;
}
