import type { ItemId } from '@wallabee/contract/protocol/ids';
import { changeOwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Trader } from '../../../../test/builders/swap-world.ts';
import type { TestPlayer } from '../../../../test/world.ts';
import { createSwappingWorld } from './swapping-world.fixture.ts';

const made = await createSwappingWorld();
const { world, aRing, aRingWithPerson, aGame, asPerson, laterSeconds, own, refreshed, setFond } = made;

const listSwaps = () =>
  world.db.selectFrom('swap').select(['swap_id', 'proposer_id', 'state']).orderBy('swap_id').execute();

const membersOf = async (swap_id: number) =>
  (await world.db.selectFrom('swap_member').select('player_id').where('swap_id', '=', swap_id).execute()).map(
    ({ player_id }) => player_id,
  );

/** A person and simulated players, each of whom misses one type that the person offers. */
async function aPersonWith(pairs: number): Promise<{ person: TestPlayer; others: Trader[] }> {
  await world.aSet({ id: 40, name: 'Storms in Jars' });
  const someTypes = async (name: string) => {
    const types: number[] = [];
    for (let nth = 0; nth < pairs; nth++)
      types.push(await world.anItemType({ set_id: 40, name: `${name} ${nth}` }));
    return types;
  };
  const types = { person: await someTypes('Jar'), others: await someTypes('Lid') };
  const person = await world.aPlayer('ada');
  await asPerson(person);
  const save = (user_id: number, item_type_id: number, number: number) =>
    world.anItem({ item_type_id, location: 'saved', user_id, number });
  const carry = (user_id: number, item_type_id: number) =>
    world.anItem({ item_type_id, location: 'pouch', user_id, number: 500 });
  for (const type of types.person) {
    await save(person.id, type, 10);
    await carry(person.id, type);
  }
  const others: Trader[] = [];
  for (const [nth, type] of types.others.entries()) {
    const other = await world.aPlayer(`other${nth}`);
    for (const saved of [...types.person, ...types.others].filter((id) => id !== types.person[nth]))
      await save(other.id, saved, 11 + nth);
    const { item_id } = await carry(other.id, type);
    const trader = { ...other, spare: item_id as ItemId, type };
    await setFond(trader, false);
    others.push(trader);
  }
  await world.db.updateTable('session').set({ expires_at: '2030-01-01T00:00:00Z' }).execute();
  await refreshed();
  return { person, others };
}

beforeEach(() => laterSeconds(1));

describe('a person who is here', () => {
  test('gets a proposal of a simulated player at once, and the next after 3 to 6 minutes', async () => {
    const { person, others } = await aPersonWith(3);
    const game = aGame();

    await game.proposeToPeople();
    await game.proposeToPeople();
    const first = await listSwaps();
    laterSeconds(179);
    await world.caughtUp();
    await game.proposeToPeople();
    expect(await listSwaps()).toHaveLength(1);
    laterSeconds(181);
    await game.proposeToPeople();

    expect(await listSwaps()).toHaveLength(2);
    expect(others.map(({ id }) => id)).toContain(first[0]?.proposer_id);
    expect(await membersOf(first[0]?.swap_id ?? 0)).toContain(person.id);
    expect((await own(person)).proposals).toHaveLength(2);
  });

  test('has at most two that wait for an answer', async () => {
    const { person } = await aPersonWith(4);
    const game = aGame();

    for (let round = 0; round < 6; round += 1) {
      await game.proposeToPeople();
      laterSeconds(60);
      await world.db.updateTable('session').set({ last_used_at: world.clock.now }).execute();
      laterSeconds(300);
      await world.caughtUp();
    }

    expect((await own(person)).proposals).toHaveLength(2);
  });

  test('gets none after leaving swaps [SW-08]', async () => {
    const { person } = await aPersonWith(2);
    await world.call(changeOwnSwaps, { as: person, body: { left_out: true } });

    await aGame().proposeToPeople();

    expect(await listSwaps()).toEqual([]);
  });

  test('gets none from a player who is fond of the item', async () => {
    const { others } = await aPersonWith(1);
    await setFond(others[0] as Trader, true);

    await aGame().proposeToPeople();

    expect(await listSwaps()).toEqual([]);
  });
});

test('a person who used a session 14 minutes ago is here, 15 minutes ago is not', async () => {
  await aPersonWith(1);
  const used = (minutes: number) =>
    world.db
      .updateTable('session')
      .set({ last_used_at: new Date(world.clock.now.getTime() - minutes * 60_000) })
      .execute();

  await used(15);
  await aGame().proposeToPeople();
  expect(await listSwaps()).toEqual([]);
  await used(14);
  await aGame().proposeToPeople();

  expect(await listSwaps()).toHaveLength(1);
});

test('a ring with two people is not proposed', async () => {
  const traders = await aRingWithPerson(3);
  await asPerson(traders[1] as Trader);

  await aGame().proposeToPeople();
  await aGame().proposeAmongSimulated();

  expect(await listSwaps()).toEqual([]);
});

test('simulated players propose rings among themselves, without people', async () => {
  const traders = await aRing(3, [500, 500, 500]);
  for (const trader of traders) await setFond(trader, false);

  expect(await aGame().proposeAmongSimulated()).toBe(true);

  const [swap] = await listSwaps();
  expect((await membersOf(swap?.swap_id ?? 0)).sort()).toEqual(traders.map(({ id }) => Number(id)).sort());
});

test('a ring that is open is not proposed again', async () => {
  const traders = await aRing(2, [500, 500]);
  for (const trader of traders) await setFond(trader, false);
  const game = aGame();
  await game.proposeAmongSimulated();
  await world.caughtUp();

  expect(await game.proposeAmongSimulated()).toBe(false);
  expect(await listSwaps()).toHaveLength(1);
});
