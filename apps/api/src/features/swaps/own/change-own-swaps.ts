import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { SwapWant } from '@wallabee/contract/swaps/own-swaps';
import { MOST_WANTED_QUERIES } from '@wallabee/contract/swaps/swap-limits';
import type { StoreResponse } from '../../../platform/db/connection/store-response.ts';
import type { Db } from '../../../platform/db/db.ts';
import { badInput, notFound } from '../../../platform/problems.ts';
import { lockPlayers } from '../../world/world.public.ts';
import { loadKnownPlayers } from '../market/known-player.ts';
import { ringMembers } from '../proposals/ring-members.ts';
import {
  endSwap,
  insertRefusals,
  lockOpenSwapsOf,
  notifyMembers,
} from '../proposals/swap-changes.queries.ts';
import type { SwapServices } from '../swap-services.ts';
import {
  type ChangedSettings,
  countKnownItems,
  countOwnItems,
  deleteRefusals,
  deleteStaleOffers,
  deleteStaleRefusals,
  replaceQueries,
  updateSettings,
  upsertOffers,
} from './settings.queries.ts';

export interface SwapChanges {
  offers?: readonly { item_id: ItemId; offered: boolean }[] | undefined;
  offers_spares?: boolean | undefined;
  wants?: readonly SwapWant[] | undefined;
  left_out?: boolean | undefined;
  not_for_me?: readonly { gives: ItemId; gets: ItemId; hidden: boolean }[] | undefined;
}

interface Changing {
  player: PlayerId;
  changes: SwapChanges;
  storeResponse?: StoreResponse | undefined;
}

export async function changeOwnSwaps(services: SwapServices, { player, changes, storeResponse }: Changing) {
  // Before the transaction: a lock must not be held while another connection is waited for.
  await refuseMistakes(services, player, queriesOf(changes));
  await services.db.transaction().execute(async (trx) => {
    await writeChanges(services, trx, player, changes);
    await storeResponse?.(trx, null);
  });
}

async function writeChanges(services: SwapServices, trx: Db, player: PlayerId, changes: SwapChanges) {
  await lockPlayers(trx, [player]);
  if (changes.offers?.length) await changeOffers(services, trx, player, changes.offers);
  if (changes.wants) await replaceQueries(trx, player, queriesOf(changes));
  if (changes.not_for_me?.length) await changeRefusals(trx, player, changes.not_for_me);
  if (changes.left_out) await leave(services, trx, player);
  await updateSettings(trx, player, {
    ...(changes.left_out !== undefined && { is_left_out: changes.left_out }),
    ...(changes.offers_spares !== undefined && { offers_spares: changes.offers_spares }),
    ...(changes.wants && wantSettings(changes.wants)),
  });
}

async function changeOffers(
  { now }: SwapServices,
  trx: Db,
  player: PlayerId,
  offers: NonNullable<SwapChanges['offers']>,
) {
  const [known] = await loadKnownPlayers(trx, [player], now());
  const carried = new Set(known?.carried.map(({ item_id }) => item_id));
  // What cannot be offered may still be withheld, for the time when it can.
  const refused = offers.find(({ item_id, offered }) => offered && !carried.has(item_id));
  if (refused) {
    const fault = `item ${refused.item_id} is not in your pouch, is locked or is on the Market`;
    throw badInput(`Only items that you carry freely can be offered: ${fault}.`, { offers: fault });
  }
  await refuseUnknown(
    trx,
    offers.map(({ item_id }) => item_id),
  );
  await upsertOffers(trx, player, lastOfEach(offers));
  await deleteStaleOffers(trx, player);
}

function lastOfEach<Offer extends { item_id: ItemId }>(offers: readonly Offer[]): Offer[] {
  return [...new Map(offers.map((offer) => [offer.item_id, offer])).values()];
}

async function refuseUnknown(trx: Db, ids: readonly ItemId[]) {
  const wanted = [...new Set(ids)];
  if ((await countKnownItems(trx, wanted)) < wanted.length) throw notFound('item');
}

function queriesOf({ wants = [] }: SwapChanges) {
  return wants.filter((want) => want.kind === 'query');
}

async function refuseMistakes(
  { db, binder }: SwapServices,
  player: PlayerId,
  queries: ReturnType<typeof queriesOf>,
) {
  if (queries.length > MOST_WANTED_QUERIES) {
    const fault = `must be at most ${MOST_WANTED_QUERIES} queries`;
    throw badInput(`wants ${fault}.`, { wants: fault });
  }
  for (const { q, name } of queries) {
    const { mistakes } = await binder.bind(db, q, { id: player, account_type: 'player' });
    if (mistakes.length === 0) continue;
    const fault = `the query of “${name}” has a mistake: ${q.slice(mistakes[0]?.from, mistakes[0]?.to)}`;
    throw badInput(`The wants are not valid: ${fault}.`, { wants: fault });
  }
}

async function changeRefusals(trx: Db, player: PlayerId, pairs: NonNullable<SwapChanges['not_for_me']>) {
  await refuseUnknown(
    trx,
    pairs.flatMap(({ gives, gets }) => [gives, gets]),
  );
  await deleteStaleRefusals(trx, player);
  const hidden = pairs.filter((pair) => pair.hidden);
  const shown = pairs.filter((pair) => !pair.hidden);
  await refuseOthersItems(trx, player, hidden);
  if (hidden.length > 0) await insertRefusals(trx, player, hidden);
  if (shown.length > 0) await deleteRefusals(trx, player, shown);
}

/** What the player does not hold cannot be given, and would be stored for ever. */
async function refuseOthersItems(trx: Db, player: PlayerId, pairs: readonly { gives: ItemId }[]) {
  const ids = [...new Set(pairs.map(({ gives }) => gives))];
  if ((await countOwnItems(trx, player, ids)) === ids.length) return;
  const fault = 'must be exchanges of items that you hold';
  throw badInput(`not_for_me ${fault}.`, { not_for_me: fault });
}

/** The open proposals of a player who leaves end, as if declined. */
async function leave({ now }: SwapServices, trx: Db, player: PlayerId) {
  const open = await lockOpenSwapsOf(trx, player);
  for (const id of open) await endSwap(trx, id, { state: 'declined', by: player, now: now() });
  if (open.length === 0) return;
  await notifyMembers(trx, open);
  await ringMembers(trx, open, { event: 'swap_declined', by: player, now: now() });
}

/** A kind that is left out is switched off. */
function wantSettings(wants: readonly SwapWant[]): ChangedSettings {
  const missing = wants.find((want) => want.kind === 'missing');
  const lower = wants.find((want) => want.kind === 'lower');
  return {
    wants_missing: missing?.on ?? false,
    wants_lower: lower?.on ?? false,
    ...(missing && { gives_better_class: missing.gives_better_class }),
    ...(lower && { better_class_only: lower.better_class_only }),
  };
}
