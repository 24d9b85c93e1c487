import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { gainWords } from '@wallabee/contract/swaps/gain-words';
import type { RingMember, SwapGain } from '@wallabee/contract/swaps/ring';
import type { FaceRow } from './faces.queries.ts';
import type { SwapItemRow } from './swap-items.queries.ts';
import { type Shown, toSwapNumber, toSwapPlayer } from './swap-parts.views.ts';

/** A member in giving order: what they give, and what they gain. */
export interface RingPart {
  player_id: PlayerId;
  item: SwapItemRow;
  saved_number: number | null;
  gain: SwapGain;
}

export interface RingSurroundings extends Shown {
  viewer: PlayerId;
  faces: ReadonlyMap<PlayerId, FaceRow>;
  friends: ReadonlySet<PlayerId>;
}

/** The viewer comes first. Undefined where a type or a player is not known to this process. */
export function toRingMembers(
  parts: readonly RingPart[],
  surroundings: RingSurroundings,
): RingMember[] | undefined {
  const ring = fromViewer(parts, surroundings.viewer);
  const members = ring.flatMap((part, position) => {
    const next = ring[(position + 1) % ring.length] as RingPart;
    const before = ring.at(position - 1) as RingPart;
    return toMember(part, { to: next.player_id, gets: before.item }, surroundings) ?? [];
  });
  return members.length === parts.length ? members : undefined;
}

function toMember(
  { player_id, item, saved_number, gain }: RingPart,
  { to, gets }: { to: PlayerId; gets: SwapItemRow },
  surroundings: RingSurroundings,
): RingMember | undefined {
  const face = surroundings.faces.get(player_id);
  const gives = toSwapNumber(item, surroundings);
  if (!face || !gives) return undefined;
  const player = toSwapPlayer(face, surroundings);
  return { player, gives, to, saved_number, gain, why: gainWords(gain, gets.number) };
}

export function fromViewer<Part extends { player_id: PlayerId }>(
  parts: readonly Part[],
  viewer: PlayerId,
): Part[] {
  const start = Math.max(
    parts.findIndex(({ player_id }) => player_id === viewer),
    0,
  );
  return [...parts.slice(start), ...parts.slice(0, start)];
}
