import { SAMPLE_CATALOGUE, TYPE, typeId } from '@wallabee/game/samples/sample-catalogue';
import { ADA, BEN, CLEO } from '@wallabee/game/samples/sample-world';
import type { Action } from '@wallabee/game/state/action';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createSampleGame, foraging, MANY_PLAYERS, times } from '../../../test/builders/sample-game.ts';
import { createBatches } from './batches.ts';
import type { Done } from './world.service.ts';

const { db, clock } = await createSampleGame();

/** The sizes of the transactions so far. */
const sizes: number[] = [];
const act = createBatches(
  {
    db,
    game: () => SAMPLE_CATALOGUE,
    followers: [async (_, done: readonly Done[]) => void sizes.push(done.length)],
  },
  () => {
    clock.now += 1_000;
    return new Date(clock.now);
  },
);

const reasonOf = (failure: { problem?: { reason?: string }; message: string }) =>
  failure.problem?.reason ?? failure.message;

test('mints that come at once share transactions, and their numbers have no gaps', async () => {
  sizes.length = 0;

  const made = await Promise.all(MANY_PLAYERS.map((player) => act(foraging(TYPE.flour, player))));

  const numbers = made.flatMap(({ minted }) => minted.map(({ number }) => number));
  expect(numbers.toSorted((one, other) => one - other)).toEqual(times(30, (index) => index + 1));
  expect(made.map(({ minted }) => minted[0]?.user_id)).toEqual(MANY_PLAYERS);
  expect(Math.max(...sizes)).toBeGreaterThan(5);
});

test('a refused mint and one whose response cannot be stored leave the others as they are', async () => {
  const [first, broken, ...rest] = MANY_PLAYERS;
  const outcomes = await Promise.all([
    act(foraging(TYPE.flour, first)),
    act({ ...foraging(TYPE.flour, ADA), item_type_id: typeId(TYPE.oven) } as Action).catch(reasonOf),
    act(foraging(TYPE.flour, broken), () => Promise.reject(new Error('not stored'))).catch(reasonOf),
    ...rest.map((player) => act(foraging(TYPE.flour, player))),
  ]);

  expect(outcomes[1]).toBe('not_found_here');
  expect(outcomes[2]).toBe('not stored');
  const { rows } = await sql<{ number: number }>`select number from item order by number`.execute(db);
  expect(rows.map(({ number }) => number)).toEqual(times(29, (index) => index + 1));
});

test('actions that read what another changes are performed one after the other', async () => {
  const bought = await Promise.all(
    times(12, () =>
      act({ type: 'buy', player_id: CLEO, item_type_id: typeId(TYPE.oven) }).then(() => 'bought', reasonOf),
    ),
  );

  expect(bought.filter((outcome) => outcome === 'bought')).toHaveLength(2);
});

test('an action that waits for a lock does not hold back the others', async () => {
  const waiting = await db.transaction().execute(async (other) => {
    await sql`select 1 from player where id = ${BEN} for update`.execute(other);
    const waiting = act(foraging(TYPE.flour, BEN));
    const others = await Promise.all(MANY_PLAYERS.map((player) => act(foraging(TYPE.flour, player))));
    expect(others).toHaveLength(30);
    return { waiting };
  });

  expect((await waiting.waiting).minted).toMatchObject([{ number: 31 }]);
});
