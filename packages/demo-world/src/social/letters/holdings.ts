import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { InMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import type { Instant } from '@wallabee/game/state/item-state';
import type { ItemFact, Moment } from '../../play/diary.ts';
import type { Player } from '../../players/player.ts';

export interface Holdings {
  /** Whether the diary shows that the player had the item all the time from the one instant to the other. */
  had(player: Player, item: ItemFact, from: Instant, to?: Instant): boolean;
}

interface Step {
  readonly at: Instant;
  readonly from: PlayerId | undefined;
  readonly to: PlayerId | undefined;
}

/** Follows only the given items, since a large world's diary names a million. */
export function followItems(
  diary: readonly Moment[],
  ids: ReadonlySet<ItemId>,
  world: InMemoryWorld,
): Holdings {
  const steps = new Map<ItemId, Step[]>();
  for (const moment of diary) {
    for (const { item, ...step } of stepsOf(moment)) {
      if (!ids.has(item.item_id)) continue;
      const list = steps.get(item.item_id) ?? [];
      list.push({ at: moment.at, ...step });
      steps.set(item.item_id, list);
    }
  }
  return {
    had: (player, item, from, to = from) => {
      const list = steps.get(item.item_id) ?? [];
      const before = list.findLast(({ at }) => at <= from);
      const after = list.find(({ at }) => at > from);
      if (before?.to !== player.id) return false;
      if (!after) return world.items.get(item.item_id)?.user_id === player.id;
      return after.from === player.id && after.at >= to;
    },
  };
}

type Move = { item: ItemFact } & Omit<Step, 'at'>;

function stepsOf(moment: Moment): Move[] {
  const { id } = moment.player;
  const gets = (item: ItemFact): Move => ({ item, from: undefined, to: id });
  const has = (item: ItemFact): Move => ({ item, from: id, to: id });
  const gives = (item: ItemFact, to?: PlayerId): Move => ({ item, from: id, to });
  switch (moment.kind) {
    case 'found':
    case 'picked_up':
    case 'opened':
      return [gets(moment.item)];
    case 'mixed':
      return [gets(moment.item), ...moment.components.map((item) => gives(item))];
    case 'traded':
      return [gives(moment.given, moment.other.id), { item: moment.received, from: moment.other.id, to: id }];
    case 'bought':
      return [{ item: moment.item, from: moment.seller.id, to: id }];
    case 'gifted':
      return [gives(moment.item, moment.recipient.id)];
    case 'dropped':
    case 'recycled':
      return [gives(moment.item)];
    case 'listed':
    case 'saved_better':
      return [has(moment.item)];
    case 'offers':
      return moment.spare.map(has);
    default:
      return [];
  }
}

/** All items that the moment names. */
export function itemsOf(moment: Moment): ItemFact[] {
  return stepsOf(moment).map(({ item }) => item);
}
