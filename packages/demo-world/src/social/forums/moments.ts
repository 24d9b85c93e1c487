import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '@wallabee/game/state/item-state';
import type { Moment } from '../../play/diary.ts';
import type { Player } from '../../players/player.ts';
import { groupBy } from './group-by.ts';

export type MomentKind = Moment['kind'];
export type MomentOf<Kind extends MomentKind> = Extract<Moment, { kind: Kind }>;

export interface Moments {
  /** In order of time. */
  of<Kind extends MomentKind>(...kinds: Kind[]): readonly MomentOf<Kind>[];
  /** The player's own, latest first, from before the instant. */
  before(player: Player, at: Instant, most?: number): Moment[];
  /** Of the type, in order of time. */
  ofType(type: ItemTypeId): readonly Moment[];
  /** Offers of players who miss the type, in order of time. */
  wanting(type: ItemTypeId): readonly MomentOf<'offers'>[];
  /** Offers of players who have one to spare, in order of time. */
  sparing(type: ItemTypeId): readonly MomentOf<'offers'>[];
  /** What became of an item that was offered, in order of time. */
  ofItem(id: ItemId): readonly Moment[];
}

export function indexMoments(diary: readonly Moment[]): Moments {
  const byKind = groupBy(diary, ({ kind }) => kind);
  const byPlayer = groupBy(diary, ({ player }) => player.id);
  const offers = (byKind.get('offers') ?? []) as readonly MomentOf<'offers'>[];
  const [wanting, sparing] = indexOffers(offers);
  const byItem = new Map(
    offers.flatMap(({ spare }) => spare.map(({ item_id }) => [item_id, [] as Moment[]])),
  );
  const byType = new Map<ItemTypeId, Moment[]>();
  for (const moment of diary) {
    if ('item' in moment && TYPE_KINDS.has(moment.kind)) add(byType, moment.item.item_type_id, moment);
    for (const id of itemsMoved(moment)) byItem.get(id)?.push(moment);
  }
  return {
    of: <Kind extends MomentKind>(...kinds: Kind[]) => {
      const [kind, ...others] = kinds;
      const list =
        kind && others.length === 0
          ? byKind.get(kind)
          : diary.filter((moment) => kinds.includes(moment.kind as Kind));
      return (list ?? []) as readonly MomentOf<Kind>[];
    },
    before: (player, at, most = 12) => latestBefore(byPlayer.get(player.id) ?? [], at, most),
    ofType: (type) => byType.get(type) ?? [],
    wanting: (type) => wanting.get(type) ?? [],
    sparing: (type) => sparing.get(type) ?? [],
    ofItem: (id) => byItem.get(id) ?? [],
  };
}

function indexOffers(offers: readonly MomentOf<'offers'>[]) {
  const wanting = new Map<ItemTypeId, MomentOf<'offers'>[]>();
  const sparing = new Map<ItemTypeId, MomentOf<'offers'>[]>();
  for (const moment of offers) {
    for (const type of moment.wanted) add(wanting, type, moment);
    for (const { item_type_id } of moment.spare) add(sparing, item_type_id, moment);
  }
  return [wanting, sparing] as const;
}

const TYPE_KINDS: ReadonlySet<MomentKind> = new Set(['found', 'picked_up', 'mixed', 'opened', 'bought']);

function add<Key, Entry>(lists: Map<Key, Entry[]>, key: Key, entry: Entry) {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
}

function itemsMoved(moment: Moment): ItemId[] {
  switch (moment.kind) {
    case 'traded':
      return [moment.given.item_id, moment.received.item_id];
    case 'mixed':
      return moment.components.map(({ item_id }) => item_id);
    case 'listed':
    case 'bought':
    case 'dropped':
    case 'recycled':
      return [moment.item.item_id];
    default:
      return [];
  }
}

function latestBefore(list: readonly Moment[], at: Instant, most: number): Moment[] {
  const end = firstAtOrAfter(list, at);
  return list.slice(Math.max(end - most, 0), end).reverse();
}

/** The position of the first moment at the instant or later, in a list in order of time. */
export function firstAtOrAfter(list: readonly { at: Instant }[], at: Instant): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.at ?? at) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
