import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { RING_LEAST_PLAYERS, RING_MOST_PLAYERS } from '../rules/game-facts.ts';
import type { RingGift } from '../state/action.ts';
import { gainOf, isRefused, mayGive } from './gain.ts';
import type { SwapItem, SwapPlayer } from './swap-player.ts';

export interface RingMember {
  readonly player_id: PlayerId;
  /** To the next member; the last gives to the first. */
  readonly gives: SwapItem;
  /** Of this member, by what the member before gives. */
  readonly gain: number;
}

export interface SwapRing {
  readonly members: readonly RingMember[];
  /** The least gain of a member. */
  readonly least: number;
  /** The sum of all gains. */
  readonly total: number;
}

export type RingFault =
  | 'size'
  | 'repeats'
  | 'no_such_player'
  | 'not_offered'
  | 'not_wanted'
  | 'gives_better_class'
  | 'refused';

type FindPlayer = (id: PlayerId) => SwapPlayer | undefined;

/** Why these gifts, in giving order, are not a ring. */
export function ringFault(gifts: readonly RingGift[], playerById: FindPlayer): RingFault | undefined {
  const ring = readRing(gifts, playerById);
  return typeof ring === 'string' ? ring : undefined;
}

/** The ring of these gifts, or why they are none. */
export function readRing(gifts: readonly RingGift[], playerById: FindPlayer): SwapRing | RingFault {
  const shape = shapeFault(gifts);
  if (shape) return shape;
  const givers: Giver[] = [];
  for (const { player_id, item_id } of gifts) {
    const player = playerById(player_id);
    if (!player) return 'no_such_player';
    const gives = player.offers.find((offered) => offered.item_id === item_id);
    if (!gives) return 'not_offered';
    givers.push({ player, gives });
  }
  return ringOfGivers(givers);
}

/** The same ring, starting with the given member. */
export function ringFrom(ring: SwapRing, id: PlayerId): SwapRing {
  const start = ring.members.findIndex(({ player_id }) => player_id === id);
  if (start <= 0) return ring;
  return { ...ring, members: [...ring.members.slice(start), ...ring.members.slice(0, start)] };
}

export function giftsOf(ring: SwapRing): RingGift[] {
  return ring.members.map(({ player_id, gives }) => ({ player_id, item_id: gives.item_id }));
}

interface Giver {
  readonly player: SwapPlayer;
  readonly gives: SwapItem;
}

function shapeFault(gifts: readonly RingGift[]): RingFault | undefined {
  if (gifts.length < RING_LEAST_PLAYERS || gifts.length > RING_MOST_PLAYERS) return 'size';
  const players = new Set(gifts.map(({ player_id }) => player_id));
  const items = new Set(gifts.map(({ item_id }) => item_id));
  return players.size < gifts.length || items.size < gifts.length ? 'repeats' : undefined;
}

function ringOfGivers(givers: readonly Giver[]): SwapRing | RingFault {
  const members: RingMember[] = [];
  for (const [position, { player, gives }] of givers.entries()) {
    const received = givers.at(position - 1)?.gives as SwapItem;
    const gain = gainOf(player, received);
    if (gain === undefined) return 'not_wanted';
    if (!mayGive(player, gives, received)) return 'gives_better_class';
    if (isRefused(player, gives, received)) return 'refused';
    members.push({ player_id: player.id, gives, gain });
  }
  const gains = members.map(({ gain }) => gain);
  return { members, least: Math.min(...gains), total: gains.reduce((sum, gain) => sum + gain, 0) };
}
