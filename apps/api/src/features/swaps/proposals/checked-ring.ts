import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import { type RingFault, ringFault } from '@wallabee/game/swaps/ring';
import type { SwapPlayer } from '@wallabee/game/swaps/swap-player';
import type { Db } from '../../../platform/db/db.ts';
import { found, notFound } from '../../../platform/problems.ts';
import {
  type Hindrance,
  hindranceOf,
  type KnownPlayer,
  loadKnownPlayers,
  ownHindranceOf,
} from '../market/known-player.ts';
import { listQueries } from '../market/player-rows.queries.ts';
import { toSwapPlayer, worthFacts } from '../market/to-swap-player.ts';
import { wantedAmong } from '../market/wanted-queries.ts';
import { type SwapRefusal, swapRefused } from '../refusals.ts';
import type { SwapServices } from '../swap-services.ts';
import { gainOf } from '../views/gain.ts';
import type { NewMember } from './swap-changes.queries.ts';

export interface ProposedMember {
  player_id: PlayerId;
  item_id: ItemId;
  to: PlayerId;
}

interface ToCheck {
  ring: readonly ProposedMember[];
  proposer: PlayerId;
  wanted: WantedInRing;
}

/** Which items of a ring the queries of its members find. */
export type WantedInRing = Awaited<ReturnType<typeof wantedInRing>>;

/** Read before the members are locked, because a lock must not be held while another connection is waited for. */
export async function wantedInRing(services: SwapServices, ring: readonly ProposedMember[]) {
  const ids = ring.map(({ player_id }) => player_id);
  const items = ring.map(({ item_id }) => item_id);
  const queries = await listQueries(services.db, ids);
  const players = ids.map((id) => ({ id, queries: queries.filter(({ player_id }) => player_id === id) }));
  return wantedAmong(services, players, items);
}

/** The members with what each gains, from rows read now. Throws a problem that says why it is no ring. */
export async function checkedRing(
  services: SwapServices,
  trx: Db,
  { ring, proposer, wanted }: ToCheck,
): Promise<Omit<NewMember, 'agreed_at'>[]> {
  const now = services.now();
  const ids = ring.map(({ player_id }) => player_id);
  const known = new Map((await loadKnownPlayers(trx, ids, now)).map((player) => [player.id, player]));
  for (const id of ids) refuseHindered(found(known.get(id), 'player'), { proposer, now });
  const facts = worthFacts(services);
  const players = new Map<PlayerId, SwapPlayer>(
    [...known].map(([id, player]) => [id, toSwapPlayer(player, new Set(wanted.get(id)?.keys()), facts)]),
  );
  const fault = ringFault(ring, (id) => players.get(id));
  if (fault) throw faultRefused(fault);
  return ring.map((member, position) => {
    const gets = ring.at(position - 1) as ProposedMember;
    const item = found(
      players.get(gets.player_id)?.offers.find(({ item_id }) => item_id === gets.item_id),
      'item',
    );
    const gives = players.get(member.player_id)?.offers.find(({ item_id }) => item_id === member.item_id);
    const own = found(known.get(member.player_id), 'player');
    const query = wanted.get(member.player_id)?.get(gets.item_id) ?? null;
    return {
      player_id: member.player_id,
      item_id: member.item_id,
      saved_number: (gives && own.saved.get(gives.item_type_id)) ?? null,
      gain: gainOf(
        { player: players.get(member.player_id) as SwapPlayer, item, query },
        facts.catalogue,
        now,
      ),
    };
  });
}

function refuseHindered(player: KnownPlayer, { proposer, now }: { proposer: PlayerId; now: Date }) {
  const hindrance = player.id === proposer ? ownHindranceOf(player) : hindranceOf(player, now);
  if (hindrance === null) return;
  const reason = player.id === proposer ? OWN[hindrance] : OTHERS[hindrance];
  if (reason) throw swapRefused(reason);
}

/** A player who proposes is here. */
const OWN: Record<Hindrance, SwapRefusal | null> = {
  closed: 'member_closed',
  left_out: 'you_left_out',
  away: null,
  unanswered: 'you_unanswered',
  open: 'you_open',
};

const OTHERS: Record<Hindrance, SwapRefusal> = {
  closed: 'member_closed',
  left_out: 'member_left_out',
  away: 'member_away',
  unanswered: 'member_unanswered',
  open: 'member_open',
};

function faultRefused(fault: RingFault) {
  return fault === 'no_such_player' ? notFound('player') : swapRefused(FAULTS[fault]);
}

const FAULTS: Record<Exclude<RingFault, 'no_such_player'>, SwapRefusal> = {
  size: 'not_offered',
  repeats: 'not_offered',
  not_offered: 'not_offered',
  not_wanted: 'not_wanted',
  gives_better_class: 'better_class',
  refused: 'refused_pair',
};
