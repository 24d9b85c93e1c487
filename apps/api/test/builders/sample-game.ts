import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { PlayerId } from '@wallabee/contract/protocol/ids';
import { worldFaults } from '@wallabee/game/checks/world-faults';
import { SAMPLE_CATALOGUE, TYPE, typeId } from '@wallabee/game/samples/sample-catalogue';
import { randomNumbers } from '@wallabee/game/samples/sample-steps';
import {
  ADA,
  createSampleWorld,
  OLD_PARK,
  OVEN_STREET,
  SAMPLE_ISSUED,
  SAMPLE_START,
} from '@wallabee/game/samples/sample-world';
import type { Action } from '@wallabee/game/state/action';
import { afterEach, beforeEach, expect } from 'vitest';
import { perform } from '../../src/features/world/world.public.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { createTestDatabase, emptyTables } from '../database.ts';
import { readWorld } from './read-world.ts';
import { loadSampleWorld } from './sample-world.ts';

export const CONNECTIONS = 40;

/** Enough players that their actions do not compete. */
export const MANY_PLAYERS = times(30, (index) => PlayerId.parse(100 + index));

/** A new sample world for each test, which is checked for consistency after it. */
export async function createSampleGame() {
  const { db, url } = await createTestDatabase(CONNECTIONS);
  const random = randomNumbers(11);
  const issuedBefore = new Map(SAMPLE_ISSUED.map(([id, issued]) => [id as ItemTypeId, issued]));
  const clock = { now: SAMPLE_START };

  beforeEach(async () => {
    await emptyTables(db);
    await loadSampleWorld(db, withManyPlayers());
  });
  afterEach(async () => {
    expect(worldFaults(await readWorld(db, SAMPLE_CATALOGUE), issuedBefore)).toEqual([]);
  });

  function act(action: Action, by: Db = db) {
    clock.now += 100_000;
    return perform({ db: by, game: () => SAMPLE_CATALOGUE }, action, {
      now: new Date(clock.now),
      fixedLuck: Array.from({ length: 6 }, random),
    });
  }

  /** Only refusals by the rules are expected; any other failure is thrown. */
  function allAtOnce(actions: readonly Action[]) {
    return Promise.all(
      actions.map((action) =>
        act(action).then(
          (applied) => ({ applied, reason: undefined }),
          (failure) => ({ applied: undefined, reason: reasonOf(failure) }),
        ),
      ),
    );
  }

  async function anItem(type: number, player_id = ADA): Promise<ItemId> {
    const item_type_id = typeId(type);
    const isBought = SAMPLE_CATALOGUE.types.get(item_type_id)?.store_cost !== null;
    const { minted } = await act(
      isBought ? { type: 'buy', player_id, item_type_id } : foraging(type, player_id),
    );
    const [item] = minted;
    if (!item) throw new Error('Nothing was made.');
    return item.item_id;
  }

  return { db, url, clock, act, allAtOnce, anItem };
}

export function times<Value>(count: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function foraging(type: number, player_id = ADA): Action {
  const place_id = type === TYPE.pebble ? OLD_PARK : OVEN_STREET;
  return { type: 'forage', player_id, place_id, item_type_id: typeId(type) };
}

function withManyPlayers() {
  const world = createSampleWorld();
  const ada = world.players.get(ADA);
  for (const id of MANY_PLAYERS) if (ada) world.players.set(id, { ...ada, id });
  world.owners.set(typeId(TYPE.heirloom), MANY_PLAYERS);
  world.issued.set(typeId(TYPE.heirloom), 0);
  return world;
}

function reasonOf(failure: { problem?: { reason?: string; code: string } }): string {
  const reason = failure.problem?.reason ?? failure.problem?.code;
  if (!reason) throw failure;
  return reason;
}
