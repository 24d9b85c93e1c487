import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { UNIQUE_SET_ID } from '@wallabee/contract/protocol/special-ids';
import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { type Chance, createChance } from '@wallabee/simulated-players/chance';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { isAround, type Player } from '../players/player.ts';
import { typeOfId } from './type-facts.ts';

/** The players who commissioned each unique, in order; an empty list means the staff. */
export type Owners = ReadonlyMap<ItemTypeId, readonly PlayerId[]>;

export function drawOwners(catalogue: Catalogue, players: readonly Player[], seed: number): Owners {
  const chance = createChance(seed, 'owners');
  const demo = players.find(({ username }) => username === 'demo');
  const giftable = chance.sample(giftableUniques(catalogue), GIFTABLE_BY_DEMO);
  return new Map(
    catalogue.items
      .filter(({ set_id }) => set_id === UNIQUE_SET_ID)
      .map((item) => {
        if (demo && giftable.includes(item.id)) return [item.id, [demo.id]];
        const others = players.filter((player) => player !== demo && player.closure === null);
        return [item.id, drawOwnersOf(chance, others, item)];
      }),
  );
}

const GIFTABLE_BY_DEMO = 6;

/** Uniques that are still made, not one of a kind, and with variants among them. */
function giftableUniques({ items }: Catalogue): ItemTypeId[] {
  const made = items.filter(
    (item) => item.owners === 1 && !item.is_retired && !item.is_one_of_a_kind && item.released_at,
  );
  const [withVariants, plain] = [true, false].map((has) =>
    made.filter((item) => item.variants.length > 0 === has),
  );
  return [...(withVariants ?? []).slice(0, 2), ...(plain ?? []).slice(0, GIFTABLE_BY_DEMO - 2)].map(
    ({ id }) => id,
  );
}

/** A player who was active at the release; in a small world perhaps one who joined later. */
function drawOwnersOf(
  chance: Chance,
  players: readonly Player[],
  { released_at, owners }: Catalogue['items'][number],
): PlayerId[] {
  const release = Date.parse(released_at ?? '');
  const around = players.filter((player) => isAround(player, release));
  const candidates = around.length > 0 ? around : players;
  return chance.sample(candidates, owners ?? 0).map(({ id }) => id);
}

export function commissionsOf(owners: Owners, catalogue: GameCatalogue): Map<PlayerId, TypeFacts[]> {
  const commissions = new Map<PlayerId, TypeFacts[]>();
  for (const [typeId, ownerIds] of owners) {
    for (const id of ownerIds)
      commissions.set(id, [...(commissions.get(id) ?? []), typeOfId(catalogue, typeId)]);
  }
  return commissions;
}
