import { planSwapAnswer } from '@wallabee/simulated-players/swaps/swap-plans';
import { describe, expect, test } from 'vitest';
import type { Trader } from '../../../../test/builders/swap-world.ts';
import { listAwaitedAnswers } from './swapping.queries.ts';
import { createSwappingWorld } from './swapping-world.fixture.ts';

const made = await createSwappingWorld();
const { world, aRingWithPerson, aProposal, aGame, setFond, asPerson, swapOf, laterSeconds, own } = made;

const delayOf = ({ id: swapId }: { id: number }, { id: playerId }: Trader) =>
  planSwapAnswer({ swapId, playerId }).delayMs / 1_000;

const holdersOf = async (traders: readonly Trader[]) => {
  const items = await world.db.selectFrom('item').select(['item_id', 'user_id']).execute();
  return traders.map(({ spare }) => items.find(({ item_id }) => item_id === spare)?.user_id);
};

describe('a proposal of a person', () => {
  test('is agreed to once it is due, and settles [SW-03]', async () => {
    const traders = await aRingWithPerson(2);
    const [ada, ben] = traders as [Trader, Trader];
    const game = aGame();
    const swap = await aProposal(traders);

    laterSeconds(delayOf(swap, ben) - 1);
    await game.answerSwaps();
    expect((await swapOf(ada, swap.id)).state).toBe('open');
    laterSeconds(1);
    await game.answerSwaps();

    expect((await swapOf(ada, swap.id)).state).toBe('settled');
    expect(await holdersOf(traders)).toEqual([ben.id, ada.id]);
  });

  test('is answered by each simulated member at their own time', async () => {
    const traders = await aRingWithPerson(3);
    const [ada, ben, cleo] = traders as [Trader, Trader, Trader];
    const game = aGame();
    const swap = await aProposal(traders);
    const [first, last] = delayOf(swap, ben) < delayOf(swap, cleo) ? [ben, cleo] : [cleo, ben];

    laterSeconds(delayOf(swap, first));
    await game.answerSwaps();
    const between = await swapOf(ada, swap.id);
    laterSeconds(delayOf(swap, last) - delayOf(swap, first));
    await game.answerSwaps();

    const agreed = between.members.filter((member: { agreed: boolean }) => member.agreed);
    expect(agreed.map(({ player }: { player: { id: number } }) => player.id).sort()).toEqual(
      [ada.id, first.id].sort(),
    );
    expect((await swapOf(ada, swap.id)).state).toBe('settled');
  });

  test('is declined by a member who is fond of the item, who offers it no longer', async () => {
    const traders = await aRingWithPerson(2);
    const [ada, ben] = traders as [Trader, Trader];
    await setFond(ben, true);
    const swap = await aProposal(traders);

    laterSeconds(150);
    await aGame().answerSwaps();

    expect(await swapOf(ada, swap.id)).toMatchObject({ state: 'declined', ended_by: ben.id });
    expect((await own(ben)).offers).toEqual([]);
    expect((await own(ada)).rings).toEqual([]);
  });

  test('is declined by a member who has saved the type since', async () => {
    const traders = await aRingWithPerson(2);
    const [ada, ben] = traders as [Trader, Trader];
    const swap = await aProposal(traders);
    await world.anItem({ item_type_id: ada.type, location: 'saved', user_id: ben.id, number: 40 });

    laterSeconds(150);
    await aGame().answerSwaps();

    expect(await swapOf(ada, swap.id)).toMatchObject({ state: 'declined', ended_by: ben.id });
  });

  test('is answered once after a restart, too, and by several processes at once', async () => {
    const traders = await aRingWithPerson(2);
    const [ada, ben] = traders as [Trader, Trader];
    const swap = await aProposal(traders);
    laterSeconds(60 * 60);

    await Promise.all([aGame(1), aGame(2), aGame(3)].map((game) => game.answerSwaps()));

    expect((await swapOf(ada, swap.id)).state).toBe('settled');
    expect(await holdersOf(traders)).toEqual([ben.id, ada.id]);
    const trades = await world.db.selectFrom('history').select('history_id').execute();
    expect(trades).toHaveLength(2);
  });

  test('comes before older ones without a person', async () => {
    const traders = await aRingWithPerson(3);
    const [ada, ben, cleo] = traders as [Trader, Trader, Trader];
    await world.db.updateTable('player').set({ password_hash: null }).where('id', '=', ada.id).execute();
    const older = await aProposal(traders);
    const person = await world.aPlayer();
    await asPerson(person);
    laterSeconds(1);
    const newer = await insertSwap({ proposer: person.id, waiting: ben, item: ada.spare });

    const awaited = await listAwaitedAnswers(world.db, world.clock.now);

    expect(awaited.map(({ swapId, playerId }) => [swapId, playerId])).toEqual([
      [newer, ben.id],
      [older.id, ben.id],
      [older.id, cleo.id],
    ]);
  });
});

test('players with a password and closed accounts answer nothing', async () => {
  const traders = await aRingWithPerson(3);
  const [ada, ben, cleo] = traders as [Trader, Trader, Trader];
  const swap = await aProposal(traders);
  await asPerson(ben);
  await world.db.updateTable('player').set({ is_enabled: false }).where('id', '=', cleo.id).execute();

  laterSeconds(60 * 60);
  await aGame().answerSwaps();

  const { state, members } = await swapOf(ada, swap.id);
  expect(state).toBe('open');
  expect(members.map((member: { agreed: boolean }) => member.agreed)).toEqual([true, false, false]);
});

async function insertSwap({ proposer, waiting, item }: { proposer: number; waiting: Trader; item: number }) {
  const now = world.clock.now;
  const { swap_id } = await world.db
    .insertInto('swap')
    .values({ proposer_id: proposer, created_at: now, changed_at: now, expires_at: '2030-01-01T00:00:00Z' })
    .returning('swap_id')
    .executeTakeFirstOrThrow();
  const members = [
    { player_id: proposer, item_id: item, agreed_at: now },
    { player_id: waiting.id, item_id: waiting.spare, agreed_at: null },
  ];
  await world.db
    .insertInto('swap_member')
    .values(members.map((member, position) => ({ ...member, swap_id, position, gain: '{}' })))
    .execute();
  return swap_id;
}
