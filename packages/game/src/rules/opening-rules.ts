import type { HistoryEventType } from '@wallabee/contract/items/history-event-type';
import type { ActionOf } from '../state/action.ts';
import { NO_CHANGES } from '../state/changes.ts';
import { mintedRef } from '../state/item-ref.ts';
import type { ItemRole } from '../state/item-type.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { type Decision, refuse } from './decision.ts';
import { countOne, historyEvent } from './event-parts.ts';
import { freeItem, typeOf } from './item-checks.ts';
import { destroyed } from './item-moves.ts';
import { drawnType, mintForPouch } from './minting.ts';

export function open(snapshot: Snapshot, { player_id, item_id }: ActionOf<'open'>): Decision {
  const container = freeItem(snapshot, player_id, item_id);
  if (typeof container === 'string') return refuse(container);
  const type = typeOf(snapshot, container);
  const opened = openedEvent(type.role);
  if (!opened) return refuse('not_a_container');
  const contents = type.contains.flatMap((id) => snapshot.catalogue.types.get(id) ?? []);
  const content = drawnType(snapshot, contents, 0);
  if (!content) return refuse('nothing_inside');

  const at = snapshot.now;
  return {
    changes: {
      ...NO_CHANGES,
      minted: [mintForPouch(snapshot, content, { user_id: player_id, draw: 1 })],
      moved: [destroyed(container, at)],
      events: [historyEvent(opened, { at, user_id: player_id, items: [item_id, mintedRef(0)] })],
      counted: [countOne(player_id, 'containers_opened')],
    },
  };
}

export function openedEvent(role: ItemRole | null): HistoryEventType | null {
  return (role && OPENED[role]) ?? null;
}

const OPENED: Partial<Record<ItemRole, HistoryEventType>> = {
  mystery_box: 'mysteryboxopened',
  mystery_bag: 'mysteryboxopened',
  miniest_box: 'mysteryboxopened',
  chest: 'chestopened',
  grab_bag: 'grabbagopened',
};
