import type { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { RingGift } from '../state/action.ts';
import { ringsFor } from './find-rings.ts';
import { gainOf } from './gain.ts';
import type { SwapMarket } from './market.ts';
import { readRing, ringFrom, type SwapRing } from './ring.ts';
import type { SwapPlayer } from './swap-player.ts';

export interface BrokenGift extends RingGift {
  readonly item_type_id: ItemTypeId;
}

export interface RingInstead {
  /** Without the members whose items are gone, with other items of them, or a new ring of the player. */
  readonly kind: 'without' | 'other_item' | 'new';
  /** Starts with the player. */
  readonly ring: SwapRing;
  /** The members who give and get the same as before. */
  readonly unchanged: readonly PlayerId[];
}

interface Options {
  readonly goneItems: ReadonlySet<ItemId>;
  /** The member who looks at it. */
  readonly playerId: PlayerId;
  readonly friends: ReadonlySet<PlayerId>;
}

/** The nearest rings for one that is broken, given in giving order: at most one of each kind. */
export function ringsInstead(
  market: SwapMarket,
  broken: readonly BrokenGift[],
  options: Options,
): RingInstead[] {
  const { playerId } = options;
  const playerById = membersOf(market, broken, options);
  const found: { kind: RingInstead['kind']; ring: SwapRing }[] = [];
  const add = (kind: RingInstead['kind'], rings: readonly SwapRing[]) => {
    const others = rings.filter(({ members }) => members.some(({ player_id }) => player_id === playerId));
    const ring = others
      .map((other) => ringFrom(other, playerId))
      .find((other) => !found.some((known) => keyOf(known.ring) === keyOf(other)));
    if (ring) found.push({ kind, ring });
  };
  add('without', withoutGone(broken, playerById, options));
  add('other_item', withOtherItems(broken, playerById, options));
  add('new', newRings(market, broken, options));
  return found.map(({ kind, ring }) => ({ kind, ring, unchanged: unchangedIn(ring, broken) }));
}

type FindPlayer = (id: PlayerId) => SwapPlayer | undefined;

/** Without what is gone, which the market may still have. */
function membersOf(market: SwapMarket, broken: readonly BrokenGift[], { goneItems }: Options): FindPlayer {
  const members = new Map<PlayerId, SwapPlayer>();
  for (const { player_id } of broken) {
    const player = market.get(player_id);
    const offers = player?.offers.filter(({ item_id }) => !goneItems.has(item_id));
    if (player && offers) members.set(player_id, { ...player, offers });
  }
  return (id) => members.get(id);
}

function withoutGone(
  gifts: readonly BrokenGift[],
  playerById: FindPlayer,
  { goneItems }: Options,
): SwapRing[] {
  const left = gifts.filter(({ item_id }) => !goneItems.has(item_id));
  const ring = readRing(left, playerById);
  return typeof ring === 'string' ? [] : [ring];
}

function withOtherItems(
  gifts: readonly BrokenGift[],
  playerById: FindPlayer,
  { goneItems }: Options,
): SwapRing[] {
  let ways: (readonly RingGift[])[] = [gifts];
  for (const [position, { player_id, item_id }] of gifts.entries()) {
    if (!goneItems.has(item_id)) continue;
    const next = gifts[(position + 1) % gifts.length]?.player_id as PlayerId;
    const others = wantedOffers(playerById(player_id), playerById(next));
    ways = ways.flatMap((way) => others.map((other) => way.with(position, { player_id, item_id: other })));
  }
  const rings = ways.map((way) => readRing(way, playerById)).filter((ring) => typeof ring !== 'string');
  return rings.sort((a, b) => b.least - a.least || b.total - a.total);
}

/** What one player offers and the other wants, the highest gain first. */
function wantedOffers(from: SwapPlayer | undefined, to: SwapPlayer | undefined): ItemId[] {
  if (!from || !to) return [];
  return from.offers
    .map((item) => ({ id: item.item_id, gain: gainOf(to, item) ?? 0 }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain || a.id - b.id)
    .slice(0, MOST_OTHERS)
    .map(({ id }) => id);
}

/** Three members with gone items already make 4,096 ways. */
const MOST_OTHERS = 16;

/** Rings by which the player gets the same type; then rings for the item that the player gives. */
function newRings(
  market: SwapMarket,
  broken: readonly BrokenGift[],
  { goneItems, playerId, friends }: Options,
): SwapRing[] {
  const position = broken.findIndex(({ player_id }) => player_id === playerId);
  const own = broken[position]?.item_id;
  const type = broken.at(position - 1)?.item_type_id;
  if (own === undefined) return [];
  const options = { friends, most: MOST_NEW, without: goneItems };
  const gives = goneItems.has(own) ? undefined : own;
  return [
    ...ringsFor(market, playerId, { ...options, types: (id) => id === type }),
    ...ringsFor(market, playerId, { ...options, gives }),
  ];
}

/** One of a kind may already be listed as another, so there is one more for each. */
const MOST_NEW = 3;

function unchangedIn({ members }: SwapRing, broken: readonly BrokenGift[]): PlayerId[] {
  const swaps = new Set(broken.map((gift, position) => swapOf(gift, broken.at(position - 1)?.item_id)));
  return members
    .filter(({ player_id, gives }, position) =>
      swaps.has(swapOf({ player_id, item_id: gives.item_id }, members.at(position - 1)?.gives.item_id)),
    )
    .map(({ player_id }) => player_id);
}

function swapOf({ player_id, item_id }: RingGift, received: ItemId | undefined): string {
  return `${player_id} gives ${item_id} for ${received}`;
}

function keyOf({ members }: SwapRing): string {
  return members.map(({ gives }) => gives.item_id).join();
}
