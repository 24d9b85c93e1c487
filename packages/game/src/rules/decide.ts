import type { Action, ActionOf, ActionType } from '../state/action.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { type Decision, refuse } from './decision.ts';
import { forage } from './foraging-rules.ts';
import { giftUnique } from './gift-rules.ts';
import { canTakePart } from './item-checks.ts';
import { lock, stash, unlock, unstash } from './locking-rules.ts';
import { buyOnMarket, listOnMarket, withdrawFromMarket } from './market-rules.ts';
import { mix, useJobLot, useMixer } from './mixing-rules.ts';
import { open } from './opening-rules.ts';
import { droneReturn, drop, pickUp, swapAtPlace } from './place-rules.ts';
import { recycle } from './recycling-rules.ts';
import { redeemCode } from './redeeming-rules.ts';
import { release } from './release-rules.ts';
import { settleRing } from './ring-rules.ts';
import { save, unsave } from './saving-rules.ts';
import { buy, topUp } from './store-rules.ts';
import { trade } from './trading-rules.ts';
import { useWand } from './wand-rules.ts';
import { redeemWell, wish } from './wishing-rules.ts';

export function decide(snapshot: Snapshot, action: Action): Decision {
  // A release happens to an account that may no longer act itself.
  if (action.type === 'release') return release(snapshot, action);
  const player = snapshot.state.players.get(action.player_id);
  if (!player) return refuse('no_such_player');
  if (!canTakePart(player, snapshot.now)) return refuse('player_gone');

  const rule = RULES[action.type] as (snapshot: Snapshot, action: Action) => Decision;
  return rule(snapshot, action);
}

type Rules = { [Type in ActionType]: (snapshot: Snapshot, action: ActionOf<Type>) => Decision };

const RULES: Rules = {
  forage,
  buy,
  top_up: topUp,
  drop,
  pick_up: pickUp,
  swap_at_place: swapAtPlace,
  lock,
  unlock,
  stash,
  unstash,
  save,
  unsave,
  mix,
  use_mixer: useMixer,
  use_job_lot: useJobLot,
  wish,
  redeem_well: redeemWell,
  use_wand: useWand,
  open,
  trade,
  settle_ring: settleRing,
  list_on_market: listOnMarket,
  withdraw_from_market: withdrawFromMarket,
  buy_on_market: buyOnMarket,
  gift_unique: giftUnique,
  recycle,
  drone_return: droneReturn,
  redeem_code: redeemCode,
  release,
};
