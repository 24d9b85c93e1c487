import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import { gainWords } from '@wallabee/contract/swaps/gain-words';
import type { FittingOffer, PlayerSwaps } from '@wallabee/contract/swaps/player-swaps';
import { MOST_FITTING, OFFERS_PER_PAGE } from '@wallabee/contract/swaps/swap-limits';
import { gainOf as gainIn } from '@wallabee/game/swaps/gain';
import type { SwapItem, SwapPlayer } from '@wallabee/game/swaps/swap-player';
import type { Db } from '../../platform/db/db.ts';
import { found } from '../../platform/problems.ts';
import { hindranceOf, type KnownPlayer, loadKnownPlayers } from './market/known-player.ts';
import { toSwapPlayer, worthFacts } from './market/to-swap-player.ts';
import { wantedAmong } from './market/wanted-queries.ts';
import { wantWords } from './own/own-wants.ts';
import type { SwapServices } from './swap-services.ts';
import { gainOf } from './views/gain.ts';
import { listSwapItems } from './views/swap-items.queries.ts';
import { toSwapNumber } from './views/swap-parts.views.ts';

interface Asked {
  player: PlayerId;
  viewer: PlayerId | undefined;
  page: number;
}

/** What a player offers and wants, and what fits with what the viewer offers and wants. */
export async function readPlayerSwaps(
  services: SwapServices,
  db: Db,
  { player, viewer, page }: Asked,
): Promise<PlayerSwaps> {
  const isOther = viewer !== undefined && viewer !== player;
  const known = await loadKnownPlayers(db, isOther ? [player, viewer] : [player], services.now());
  const theirs = found(
    known.find(({ id }) => id === player),
    'player',
  );
  const own = isOther ? known.find(({ id }) => id === viewer) : undefined;
  const takesPart = takesPartOf(services, theirs);
  const them = await asSwapPlayer(services, theirs, own);
  const isIn = takesPart === 'yes' || takesPart === 'away';
  const offered = isIn ? byWorth(them.offers) : [];
  const start = (page - 1) * OFFERS_PER_PAGE;
  const you = own && (await asSwapPlayer(services, own, theirs));
  const fits = (giver: readonly SwapItem[], taker: SwapPlayer) => fitting(services, db, giver, taker);
  return {
    takes_part: takesPart,
    offers: await showItems(services, db, offered.slice(start, start + OFFERS_PER_PAGE)),
    paging: pagingOf(offered.length, { number: page, size: OFFERS_PER_PAGE }),
    wants: isIn ? wantWords(theirs) : [],
    they_offer: you ? await fits(offered, you) : null,
    you_offer: you ? await fits(isIn ? you.offers : [], them) : null,
  };
}

function takesPartOf({ now }: SwapServices, player: KnownPlayer): PlayerSwaps['takes_part'] {
  const hindrance = hindranceOf(player, now());
  return hindrance === 'closed' || hindrance === 'left_out' || hindrance === 'away' ? hindrance : 'yes';
}

/** With what their queries find among the other's items. */
async function asSwapPlayer(
  services: SwapServices,
  player: KnownPlayer,
  other: KnownPlayer | undefined,
): Promise<SwapPlayer> {
  const items = other?.carried.map(({ item_id }) => item_id) ?? [];
  const wanted = items.length > 0 ? await wantedAmong(services, [player], items) : undefined;
  return toSwapPlayer(player, new Set(wanted?.get(player.id)?.keys()), worthFacts(services));
}

function byWorth(items: readonly SwapItem[]): SwapItem[] {
  return items.toSorted((one, other) => other.worth - one.worth);
}

async function showItems(services: SwapServices, db: Db, items: readonly SwapItem[]) {
  const stored = await listSwapItems(
    db,
    items.map(({ item_id }) => item_id),
  );
  const shown = { catalogue: services.catalogue.current(), apiUrl: services.apiUrl };
  return items.flatMap(({ item_id }) => {
    const row = stored.get(item_id);
    return (row && toSwapNumber(row, shown)) ?? [];
  });
}

/** The best for the taker first. */
async function fitting(
  services: SwapServices,
  db: Db,
  offered: readonly SwapItem[],
  taker: SwapPlayer,
): Promise<FittingOffer[]> {
  const wanted = offered
    .flatMap((item) => {
      const gain = gainIn(taker, item);
      return gain === undefined ? [] : [{ item, gain }];
    })
    .sort((one, other) => other.gain - one.gain)
    .slice(0, MOST_FITTING)
    .map(({ item }) => item);
  const numbers = new Map((await showItems(services, db, wanted)).map((item) => [item.item_id, item]));
  const catalogue = services.catalogue.current();
  return wanted.flatMap((item) => {
    const shown = numbers.get(item.item_id);
    const gain = gainOf({ player: taker, item, query: null }, catalogue, services.now());
    return shown ? [{ item: shown, gain, why: gainWords(gain, item.number) }] : [];
  });
}
