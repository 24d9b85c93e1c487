import type { PlayerId } from '@wallabee/contract/protocol/ids';
import {
  JOB_LOT_LOWEST_NUMBER,
  WISHES_TO_REDEEM,
  WISHING_WELL_LOWEST_NUMBER,
} from '@wallabee/game/rules/game-facts';
import { openedEvent } from '@wallabee/game/rules/opening-rules';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { ItemRole } from '@wallabee/game/state/item-type';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { fodder, turnMixer } from './mixing.ts';
import { buyNew, typesOf } from './shopping.ts';
import { trade } from './trading.ts';
import { type Doing, typeOf, type View } from './view.ts';

export function* tinker(view: View): Doing {
  const { chance, character } = view;
  const fondness = character.kind === 'mixer' ? 3 : 1;
  if (chance.happens(0.7)) yield* openBoxes(view);
  if (chance.happens(0.07 * fondness)) yield* turnMixer(view);
  if (chance.happens(0.02)) yield* waveWand(view);
  if (chance.happens(0.03 * fondness)) yield* turnIntoJobLot(view);
  if (chance.happens(0.2)) yield* makeWishes(view);
  if (view.uniques.length > 0 && chance.happens(0.2)) yield* giftUnique(view);
  if (new Date(view.now()).getUTCMonth() === DECEMBER && chance.happens(0.4)) yield* pullCracker(view);
}

const DECEMBER = 11;

export function* openBoxes(view: View): Doing {
  for (const item of [...view.pouch()]) {
    if (!openedEvent(typeOf(view, item).role)) continue;
    yield { type: 'open', player_id: view.id, item_id: item.item_id };
  }
}

/** The player's own, or a new one. */
export function* getTool(view: View, role: ItemRole): Doing<ItemState | undefined> {
  const own = () => view.pouch().find((item) => typeOf(view, item).role === role);
  const carried = own();
  if (carried) return carried;
  const type = view.chance.pick(typesOf(view, role));
  if (type) yield* buyNew(view, type);
  return own();
}

export function* waveWand(view: View): Doing<boolean> {
  const item = view.pouch().find((carried) => {
    const { works_with_wand, variant_ids } = typeOf(view, carried);
    return works_with_wand && variant_ids.length > 1;
  });
  const wand = item && (yield* getTool(view, 'wand'));
  if (!item || !wand) return false;
  const done = yield {
    type: 'use_wand',
    player_id: view.id,
    wand_id: wand.item_id,
    item_id: item.item_id,
  };
  return done !== undefined;
}

export function* turnIntoJobLot(view: View): Doing<boolean> {
  const item = fodder(view, undefined, JOB_LOT_LOWEST_NUMBER);
  const lot = item && (yield* getTool(view, 'job_lot'));
  if (!item || !lot) return false;
  const done = yield {
    type: 'use_job_lot',
    player_id: view.id,
    job_lot_id: lot.item_id,
    item_id: item.item_id,
  };
  return done !== undefined;
}

export function* makeWishes(view: View): Doing<boolean> {
  const well = fodder(view, undefined, WISHING_WELL_LOWEST_NUMBER) && (yield* getTool(view, 'wishing_well'));
  if (!well) return false;
  for (const item of [...view.pouch()]) {
    if (item.number < WISHING_WELL_LOWEST_NUMBER || typeOf(view, item).role !== null) continue;
    yield { type: 'wish', player_id: view.id, well_id: well.item_id, item_id: item.item_id };
  }
  if (view.wishes(well.item_id) < WISHES_TO_REDEEM) return true;
  return (yield { type: 'redeem_well', player_id: view.id, well_id: well.item_id }) !== undefined;
}

/** Crackers are pulled with anybody; what comes back for them does not matter. */
export function* pullCracker(view: View): Doing<boolean> {
  const holder = view.somebody();
  if (holder === undefined || holder === view.id) return false;
  const given = yield* getTool(view, 'cracker');
  const item = view.carriedBy(holder).find(({ number }) => number >= 100);
  if (!given || !item) return false;
  return yield* trade(view, given, { item, holder, cost: null });
}

export function* giftUnique(
  view: View,
  unique: TypeFacts | undefined = view.chance.pick(view.uniques),
  recipient: PlayerId | undefined = view.somebody(),
): Doing<ItemState | undefined> {
  if (!unique || recipient === undefined || recipient === view.id) return undefined;
  const variant_id = view.chance.happens(0.5) ? (view.chance.pick(unique.variant_ids) ?? null) : null;
  const done = yield {
    type: 'gift_unique',
    player_id: view.id,
    recipient_id: recipient,
    item_type_id: unique.id,
    variant_id,
  };
  return done?.minted[0];
}
