import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { gainOf, mayGive } from '@wallabee/game/swaps/gain';
import { loadKnownPlayers } from '../market/known-player.ts';
import { toSwapItem, toSwapPlayer, worthFacts } from '../market/to-swap-player.ts';
import { wantedAmong } from '../market/wanted-queries.ts';
import type { SwapServices } from '../swap-services.ts';
import type { SwapMemberRow, SwapRow } from './swap-rows.queries.ts';

/** What one member gives and gets. */
export interface MemberPart {
  readonly gives: SwapMemberRow;
  readonly gets: SwapMemberRow;
  /** Whether the member offers the one and wants the other, by rows read now. */
  readonly isGood: boolean;
}

/** Undefined for a player who is not a member. */
export async function memberPart(
  services: SwapServices,
  { members }: SwapRow,
  id: PlayerId,
): Promise<MemberPart | undefined> {
  const position = members.findIndex(({ player_id }) => player_id === id);
  const [gives, gets] = [members[position], members.at(position - 1)];
  if (position < 0 || !gives || !gets) return undefined;
  const [known] = await loadKnownPlayers(services.db, [id], services.now());
  if (!known) return undefined;
  const wanted = await wantedAmong(services, [known], [gets.item_id]);
  const facts = worthFacts(services);
  const player = toSwapPlayer(known, new Set(wanted.get(id)?.keys()), facts);
  const [given, received] = [toSwapItem(gives, facts), toSwapItem(gets, facts)];
  const isOffered = player.offers.some(({ item_id }) => item_id === gives.item_id);
  const isGood = isOffered && gainOf(player, received) !== undefined && mayGive(player, given, received);
  return { gives, gets, isGood };
}
