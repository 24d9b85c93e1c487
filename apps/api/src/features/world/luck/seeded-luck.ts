import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type Day, dayOf } from '@wallabee/contract/protocol/day';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { createLuck, type Luck, luckOfFractions } from '@wallabee/game/luck/luck';
import { luckNumbers, type SeededHmac } from '@wallabee/game/luck/luck-numbers';
import { drawnItems, recordPicks } from '@wallabee/game/luck/record-picks';
import { OPTIONS_KEY_LENGTH, optionsText } from '@wallabee/game/luck/recorded-draw';
import type { Action } from '@wallabee/game/state/action';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { Instant } from '@wallabee/game/state/item-state';
import type { Db } from '../../../platform/db/db.ts';
import { findTurn, insertDraw, insertOptions, insertSeeds } from './luck.queries.ts';

/** The luck of one action, with what its record needs. */
export interface OpenLuck {
  luck: Luck;
  day: Day;
  counter: number;
}

interface LuckOf {
  player_id: PlayerId;
  now: Instant;
  fixed: readonly number[] | undefined;
  /** The counter of an action of the player in the same transaction that is not recorded yet, or 0. */
  taken: number;
}

/**
 * The numbers follow from the day's seed, the player and the player's counter, so an action that is retried has the
 * same luck. `fixed` takes their place in tests.
 */
export async function openLuck(db: Db, { player_id, now, fixed, taken }: LuckOf): Promise<OpenLuck> {
  const day = dayOf(now);
  const turn = (await findTurn(db, { player_id, day })) ?? (await firstTurn(db, player_id, day));
  const counter = Math.max(turn.counter, taken + 1);
  const luck = fixed
    ? luckOfFractions(fixed)
    : createLuck(luckNumbers(hmacOf(turn.seed), { player_id, counter }));
  return { luck, day, counter };
}

export async function recordLuck(
  db: Db,
  { luck, day, counter }: OpenLuck,
  { action, applied, now }: { action: Action; applied: AppliedChanges; now: Instant },
) {
  const { picks, lists } = recordPicks(luck.picks, optionsKey);
  await insertOptions(db, lists);
  const { player_id, type } = action;
  const draw = { player_id, counter, day, action: type, item_ids: drawnItems(applied), picks };
  await insertDraw(db, draw, new Date(now));
}

export function hmacOf(seed: Uint8Array): SeededHmac {
  return (message) => createHmac('sha256', seed).update(message).digest();
}

export function optionsKey(ids: readonly number[]): string {
  return createHash('sha256').update(optionsText(ids)).digest('hex').slice(0, OPTIONS_KEY_LENGTH);
}

export function newSeed(): Buffer {
  return randomBytes(SEED_BYTES);
}

const SEED_BYTES = 32;

/** Seeds are made days before, so this happens only where the server was off for days. */
async function firstTurn(db: Db, player_id: PlayerId, day: Day) {
  await insertSeeds(db, [{ day, seed: newSeed() }]);
  const turn = await findTurn(db, { player_id, day });
  if (!turn) throw new Error(`There is no seed of ${day}.`);
  return turn;
}
