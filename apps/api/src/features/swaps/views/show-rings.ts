import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Ring } from '@wallabee/contract/swaps/ring';
import type { SwapMarket } from '@wallabee/game/swaps/market';
import type { SwapRing } from '@wallabee/game/swaps/ring';
import type { Db } from '../../../platform/db/db.ts';
import { loadKnownPlayers } from '../market/known-player.ts';
import { wantedAmong } from '../market/wanted-queries.ts';
import type { SwapServices } from '../swap-services.ts';
import { listFaces } from './faces.queries.ts';
import { gainOf } from './gain.ts';
import { type RingPart, toRingMembers } from './ring.views.ts';
import { listSwapItems, type SwapItemRow } from './swap-items.queries.ts';

interface ToShow {
  rings: readonly SwapRing[];
  viewer: PlayerId;
  friends: ReadonlySet<PlayerId>;
  market: SwapMarket;
}

/** Found rings as pages show them, in their order; undefined for one that this process cannot show yet. */
export async function showRings(
  services: SwapServices,
  db: Db,
  { rings, viewer, friends, market }: ToShow,
): Promise<(Ring | undefined)[]> {
  if (rings.length === 0) return [];
  const members = rings.flatMap((ring) => ring.members);
  const items = await listSwapItems(
    db,
    members.map(({ gives }) => gives.item_id),
  );
  const ids = [...new Set(members.map(({ player_id }) => player_id))];
  const faces = new Map((await listFaces(db, ids)).map((face) => [face.id, face]));
  const shown = { apiUrl: services.apiUrl, catalogue: services.catalogue.current(), viewer, friends, faces };
  const made = rings.map((ring) => partsOf(ring, { services, market, items }));
  await nameQueries(services, made);
  return made.map((parts, position) => {
    const isWhole = parts.length === rings[position]?.members.length;
    const ringMembers = isWhole ? toRingMembers(parts, shown) : undefined;
    return ringMembers && { members: ringMembers };
  });
}

interface Surroundings {
  services: SwapServices;
  market: SwapMarket;
  items: ReadonlyMap<ItemId, SwapItemRow>;
}

function partsOf({ members }: SwapRing, { services, market, items }: Surroundings): RingPart[] {
  const catalogue = services.catalogue.current();
  return members.flatMap(({ player_id, gives }, position) => {
    const [player, item] = [market.get(player_id), items.get(gives.item_id)];
    const gets = members.at(position - 1)?.gives;
    if (!player || !item || !gets) return [];
    const saved_number = player.saved.get(gives.item_type_id)?.number ?? null;
    const gain = gainOf({ player, item: gets, query: null }, catalogue, services.now());
    return [{ player_id, item, saved_number, gain }];
  });
}

/** The market knows that a query wants an item, but not which one. */
async function nameQueries(services: SwapServices, rings: readonly (readonly RingPart[])[]) {
  const wanting = rings.flatMap((parts) =>
    parts.flatMap((part, position) => {
      const gets = parts.at(position - 1)?.item.item_id;
      return part.gain.kind === 'query' && gets !== undefined ? [{ part, gets }] : [];
    }),
  );
  if (wanting.length === 0) return;
  const players = [...new Set(wanting.map(({ part }) => part.player_id))];
  const known = await loadKnownPlayers(services.db, players, services.now());
  const wanted = await wantedAmong(
    services,
    known,
    wanting.map(({ gets }) => gets),
  );
  for (const { part, gets } of wanting)
    part.gain = { ...part.gain, query: wanted.get(part.player_id)?.get(gets) ?? null };
}
