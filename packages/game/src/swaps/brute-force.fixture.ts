import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { SwapItem, SwapPlayer } from './swap-player.ts';

/** Every ring through a player, found by trying everything, and judged by rules written down a second time. */

interface Gift {
  readonly player: SwapPlayer;
  readonly item: SwapItem;
}

export interface TriedRing {
  readonly gifts: readonly Gift[];
  readonly gets: ItemTypeId;
  readonly least: number;
  readonly total: number;
  readonly friends: number;
}

export function allRings(
  players: readonly SwapPlayer[],
  start: SwapPlayer,
  friends: ReadonlySet<PlayerId> = new Set(),
): TriedRing[] {
  const rings: TriedRing[] = [];
  const extend = (gifts: TriedRing['gifts']) => {
    const ring = gifts.length < 2 ? undefined : judged(gifts, friends);
    if (ring) rings.push(ring);
    const isIn = new Set(gifts.map(({ player }) => player));
    const others = gifts.length < 5 ? players.filter((player) => !isIn.has(player)) : [];
    const next = others.flatMap((player) => player.offers.map((item) => ({ player, item })));
    // A player without a gain takes part in no ring, whatever follows.
    for (const gift of next) if (gainOf(gift, gifts.at(-1)) > 0) extend([...gifts, gift]);
  };
  for (const item of start.offers) extend([{ player: start, item }]);
  return rings;
}

/** The ring that these gifts make, or undefined where one of the players would not take part. */
export function judged(
  gifts: TriedRing['gifts'],
  friends: ReadonlySet<PlayerId> = new Set(),
): TriedRing | undefined {
  const gains = gifts.map((gift, index) => gainOf(gift, gifts.at(index - 1)));
  if (gains.some((gain) => gain <= 0)) return undefined;
  return {
    gifts,
    gets: gifts.at(-1)?.item.item_type_id as ItemTypeId,
    least: gains.reduce((a, b) => (b < a ? b : a)),
    total: gains.reduce((a, b) => a + b),
    friends: gifts.filter(({ player }) => friends.has(player.id)).length,
  };
}

/** The best first; equal in everything that the rank names when 0. */
export function byRank(a: TriedRing, b: TriedRing): number {
  if (a.least !== b.least) return b.least - a.least;
  if (a.total !== b.total) return b.total - a.total;
  if (a.gifts.length !== b.gifts.length) return a.gifts.length - b.gifts.length;
  return b.friends - a.friends;
}

export function figuresOf({ least, total, gifts, friends }: TriedRing) {
  return { least, total, size: gifts.length, friends };
}

function gainOf({ player, item }: Gift, received: Gift | undefined): number {
  return received && wouldSwap(player, item, received.item) ? gainBy(player, received.item) : 0;
}

function gainBy(player: SwapPlayer, item: SwapItem): number {
  const gains = [0];
  const saved = player.saved.get(item.item_type_id);
  if (player.wantedItems.has(item.item_id)) gains.push(item.worth);
  if (!saved && player.wants.missing) gains.push(item.worth);
  if (saved && player.wants.lower === 'any') gains.push(item.worth - saved.worth);
  if (saved && player.wants.lower === 'class' && item.class < saved.class)
    gains.push(item.worth - saved.worth);
  return Math.max(...gains);
}

function wouldSwap(player: SwapPlayer, given: SwapItem, received: SwapItem): boolean {
  if ([...player.refused].includes(`${given.item_id}/${received.item_id}`)) return false;
  const losesClass = received.class > given.class;
  return (
    !losesClass || (player.wants.gives_better_class && player.saved.get(received.item_type_id) === undefined)
  );
}
