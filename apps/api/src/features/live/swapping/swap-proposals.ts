import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { ringsFor } from '@wallabee/game/swaps/find-rings';
import type { SwapRing } from '@wallabee/game/swaps/ring';
import { createChance } from '@wallabee/simulated-players/chance';
import { planNextProposal } from '@wallabee/simulated-players/swaps/swap-plans';
import { recordActivity } from '../../../platform/sessions/activity.queries.ts';
import { listFriendIds, proposeSwap } from '../../swaps/swaps.public.ts';
import { listSimulatedAmong, type SimulatedPlayer } from '../simulated-players.queries.ts';
import { fondOf } from './fond-of.ts';
import { isDone } from './refusable.ts';
import { listItemsInOpenSwaps, listPeopleHere, type PersonHere } from './swapping.queries.ts';
import type { SwappingServices } from './swapping-services.ts';

export interface SwapProposals {
  /** Proposals to people who are here, where one is due. */
  toPeople(): Promise<void>;
  /** The best ring of a simulated player who was active lately, without people. */
  amongSimulated(): Promise<boolean>;
}

export function createSwapProposals(services: SwappingServices): SwapProposals {
  const { now, people, random } = services;
  const looksAgainAt = new Map<PlayerId, number>();

  const isDue = ({ id, waiting, latest }: PersonHere, at: number) => {
    if (waiting >= MOST_WAITING || at < (looksAgainAt.get(id) ?? 0)) return false;
    return !latest || latest.proposedAt + planNextProposal(latest.swapId).delayMs <= at;
  };

  return {
    toPeople: async () => {
      const at = now().getTime();
      const here = await listPeopleHere(services.db, new Date(at - STILL_HERE_MS));
      for (const person of here.filter((one) => isDue(one, at))) {
        const isProposed = await proposeOneOf(services, person.id, proposerBeside(services, person.id));
        if (!isProposed) looksAgainAt.set(person.id, at + AFTER_NOTHING_MS);
      }
    },
    amongSimulated: async () => {
      const lately = (await people.around()).slice(0, MOST_VISITING);
      const visitor = lately[Math.floor(random() * lately.length)];
      if (!visitor) return false;
      return proposeOneOf(services, visitor.id, ({ members }, simulated) => {
        const isAllSimulated = simulated.length === members.length;
        const own = simulated.find(({ id }) => id === visitor.id);
        return own && isAllSimulated && isWilling(services, { members }, own) ? own : undefined;
      });
    },
  };
}

const MOST_WAITING = 2;
const STILL_HERE_MS = 15 * 60_000;
/** The search for rings takes long, and little changes in between. */
const AFTER_NOTHING_MS = 3 * 60_000;
const MOST_VISITING = 60;

type ChooseProposer = (
  ring: Pick<SwapRing, 'members'>,
  simulated: readonly SimulatedPlayer[],
) => SimulatedPlayer | undefined;

/** One of the others, all of whom are simulated: another person has proposals of their own. */
function proposerBeside(services: SwappingServices, person: PlayerId): ChooseProposer {
  return (ring, simulated) => {
    const others = simulated.filter(({ id }) => id !== person);
    if (others.length !== ring.members.length - 1) return undefined;
    const willing = others.filter((player) => isWilling(services, ring, player));
    return createChance(Math.floor(services.random() * 2 ** 32), 'proposer').pick(willing);
  };
}

function isWilling(
  services: SwappingServices,
  { members }: Pick<SwapRing, 'members'>,
  player: SimulatedPlayer,
): boolean {
  const gives = members.find(({ player_id }) => player_id === player.id)?.gives;
  return gives !== undefined && fondOf(services, player, gives) === undefined;
}

/** The best ring of the player that somebody proposes. */
async function proposeOneOf(
  services: SwappingServices,
  player: PlayerId,
  chooseProposer: ChooseProposer,
): Promise<boolean> {
  const { db, swaps } = services;
  const without = await listItemsInOpenSwaps(db, player);
  const friends = await listFriendIds(db, player);
  const rings = ringsFor(await swaps.market.current(), player, { friends, most: MOST_RINGS, without });
  const members = rings.flatMap((ring) => ring.members.map(({ player_id }) => player_id));
  const simulated = new Map((await listSimulatedAmong(db, members)).map((one) => [one.id, one]));
  for (const ring of rings) {
    const inRing = ring.members.flatMap(({ player_id }) => simulated.get(player_id) ?? []);
    const proposer = chooseProposer(ring, inRing);
    if (proposer && (await propose(services, ring, proposer))) return true;
  }
  return false;
}

const MOST_RINGS = 30;

async function propose({ db, now, swaps }: SwappingServices, ring: SwapRing, { id }: SimulatedPlayer) {
  const members = ring.members.map(({ player_id, gives }, position) => {
    const next = ring.members[(position + 1) % ring.members.length];
    return { player_id, item_id: gives.item_id, to: next?.player_id ?? player_id };
  });
  const proposal = { proposer: id, members, storeResponse: async () => {} };
  const isProposed = await isDone(proposeSwap(swaps, proposal));
  if (isProposed) await recordActivity(db, [id], now());
  return isProposed;
}
