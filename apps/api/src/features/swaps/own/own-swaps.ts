import type { PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type { OwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import type { Swap } from '@wallabee/contract/swaps/swap';
import { MOST_RINGS, RINGS_PER_PAGE } from '@wallabee/contract/swaps/swap-limits';
import { ringPages } from '@wallabee/game/swaps/ring-pages';
import type { Db } from '../../../platform/db/db.ts';
import { found } from '../../../platform/problems.ts';
import { type KnownPlayer, loadKnownPlayers, ownHindranceOf } from '../market/known-player.ts';
import { showSwapsById } from '../proposals/read-swaps.ts';
import { listMendable, listSwapIds } from '../proposals/swap-rows.queries.ts';
import type { SwapServices } from '../swap-services.ts';
import { listFriendIds } from '../views/faces.queries.ts';
import { showRings } from '../views/show-rings.ts';
import { type OffersAsked, showOffers } from './own-offers.ts';
import { wantsOf } from './own-wants.ts';

export interface OwnSwapsAsked extends OffersAsked {
  who: 'all' | 'pairs' | 'friends';
  set?: SetId | undefined;
  page: number;
}

export async function readOwnSwaps(
  services: SwapServices,
  db: Db,
  { viewer, asked }: { viewer: PlayerId; asked: OwnSwapsAsked },
): Promise<OwnSwaps> {
  const [known] = await loadKnownPlayers(db, [viewer], services.now());
  const own = found(known, 'player');
  const open = await listSwapIds(db, { player: viewer, state: 'open', page: 1 });
  const proposals = await showSwapsById(services, db, { ids: open, viewer });
  const rings = await findRings(services, db, { own, asked, proposals });
  const offers = await showOffers(services, db, { own, asked });
  const mendable = await listMendable(db, viewer, services.now());
  const broken = await showSwapsById(services, db, { ids: mendable, viewer });
  return {
    ...rings,
    proposals: proposals.filter(({ state }) => state === 'open').sort(waitingFirst),
    broken: broken.filter(({ ways, is_seen }) => ways.length > 0 || !is_seen),
    ...offers,
    offers_spares: own.standing.offers_spares,
    missing_types: countMissing(services, own),
    wants: wantsOf(own),
    left_out: own.standing.is_left_out,
    halted_by: haltOf(own),
  };
}

async function findRings(
  services: SwapServices,
  db: Db,
  { own, asked, proposals }: { own: KnownPlayer; asked: OwnSwapsAsked; proposals: readonly Swap[] },
): Promise<Pick<OwnSwaps, 'rings' | 'paging'>> {
  const { items } = services.catalogue.current();
  const friends = await listFriendIds(db, own.id);
  const market = await services.market.current(own.id);
  const { who, set } = asked;
  const proposed = new Set(proposals.map(({ members }) => keyOf(members)));
  const pages = ringPages(market, own.id, {
    friends,
    who,
    most: MOST_RINGS,
    pageSize: RINGS_PER_PAGE,
    isListed: ({ members }) => !proposed.has(keyOf(members)),
    ...(set !== undefined && { types: (id) => items.get(id)?.set_id === set }),
  });
  const page = pages[asked.page - 1] ?? [];
  const rings = await showRings(services, db, { rings: page, viewer: own.id, friends, market });
  return {
    rings: rings.filter((ring) => ring !== undefined),
    paging: {
      ...pagingOf(pages.flat().length, { number: asked.page, size: RINGS_PER_PAGE }),
      // The first page may have fewer rings than others.
      total_pages: pages.length,
    },
  };
}

/** The same for rings of the same items. */
function keyOf(members: readonly { gives: { item_id: number } }[]): string {
  return members
    .map(({ gives }) => gives.item_id)
    .sort((one, other) => one - other)
    .join();
}

function waitingFirst(one: OwnSwaps['proposals'][number], other: OwnSwaps['proposals'][number]): number {
  return Number(one.members[0]?.agreed) - Number(other.members[0]?.agreed);
}

function countMissing({ catalogue }: SwapServices, { saved }: KnownPlayer): number {
  let missing = 0;
  for (const type of catalogue.current().items.values())
    if (!isUndiscovered(type) && !saved.has(type.id)) missing += 1;
  return missing;
}

function haltOf(own: KnownPlayer): OwnSwaps['halted_by'] {
  const hindrance = ownHindranceOf(own);
  return hindrance === 'closed' || hindrance === 'away' ? null : hindrance;
}
