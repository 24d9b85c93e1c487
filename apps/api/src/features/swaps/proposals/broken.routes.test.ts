import { proposeSwap } from '@wallabee/contract/swaps/swap';
import { describe, expect, test } from 'vitest';
import { createSwapWorld, type Trader } from '../../../../test/builders/swap-world.ts';

const { world, act, aRing, aProposal, later, read, refreshed, ringOf, step, own } = await createSwapWorld();
const DAY_MS = 24 * 60 * 60_000;

describe('an item that has moved [SW-05]', () => {
  test('breaks the ring at once, and says what happened', async () => {
    const traders = await aRing(3);
    const [ada, ben] = traders as [Trader, Trader, Trader];
    const { id } = await aProposal(traders);

    await act({ type: 'recycle', player_id: ben.id, item_id: ben.spare });

    expect((await read(ada, id)).json()).toMatchObject({
      state: 'broken',
      broken: { item_id: ben.spare, player_id: ben.id, event: 'itemrecycled' },
    });
    expect((await step('agree', ben, id)).json().reason).toBe('swap_over');
    expect((await own(ada)).broken.map((broken: { id: number }) => broken.id)).toEqual([id]);
  });

  test('leaves other rings, into which unchanged agreements carry over', async () => {
    const traders = await aRing(4);
    const [ada, ben, cleo, dora] = traders as [Trader, Trader, Trader, Trader];
    // Dora also wants what Ben gives, so the ring works without Cleo.
    await unsave(dora, ben.type);
    const { id } = await aProposal(traders);
    await step('agree', ben, id);
    await act({ type: 'recycle', player_id: cleo.id, item_id: cleo.spare });

    const broken = (await read(ada, id)).json();
    expect(broken.instead).toMatchObject({ kind: 'without', about: cleo.id, unchanged: [ada.id, ben.id] });
    expect(broken.ways[0]).toEqual(broken.instead);

    const body = { members: ringOf([ada, ben, dora]), instead_of: id };
    const mended = (await world.call(proposeSwap, { as: ada, body })).json();
    expect(mended).toMatchObject({ state: 'open', instead_of: id });
    expect(mended.members.map(({ agreed }: { agreed: boolean }) => agreed)).toEqual([true, true, false]);
    expect((await read(ben, id)).json()).toMatchObject({ mended_by: mended.id, ways: [] });
    const twice = { members: ringOf([ada, ben, dora]), instead_of: id };
    expect((await world.call(proposeSwap, { as: dora, body: twice })).json().reason).toBe('already_proposed');
    expect((await step('agree', dora, mended.id)).json().state).toBe('settled');
  });

  test('is mended and settled at once by the only member whose exchange changed', async () => {
    const traders = await aRing(3);
    const [ada, ben, cleo] = traders as [Trader, Trader, Trader];
    await unsave(ada, ben.type);
    const { id } = await aProposal(traders);
    await step('agree', ben, id);
    await act({ type: 'recycle', player_id: cleo.id, item_id: cleo.spare });

    const body = { members: ringOf([ada, ben]), instead_of: id };
    const mended = (await world.call(proposeSwap, { as: ada, body })).json();

    expect(mended).toMatchObject({ state: 'settled', receipt: { got: { item_id: ben.spare } } });
  });

  test('is mended once at a time, again where the mend came to nothing, and not by another ring', async () => {
    const traders = await aRing(4);
    const [ada, ben, cleo, dora] = traders as [Trader, Trader, Trader, Trader];
    await unsave(dora, ben.type);
    const { id } = await aProposal(traders);
    await act({ type: 'recycle', player_id: cleo.id, item_id: cleo.spare });
    const mend = (as: Trader) =>
      world.call(proposeSwap, { as, body: { members: ringOf([ada, ben, dora]), instead_of: id } });

    const first = (await mend(ada)).json();
    expect((await mend(ada)).json().id).toBe(first.id);
    expect((await mend(dora)).json().reason).toBe('already_proposed');
    await step('withdraw', ada, first.id);
    await world.db.deleteFrom('swap_refusal').execute();
    expect((await mend(dora)).json()).toMatchObject({ state: 'open', instead_of: id });
    later(7 * DAY_MS);
    expect((await read(ben, id)).json().ways).toEqual([]);
  });

  test('breaks with a closed account when the last member agrees [SW-04]', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    const { id } = await aProposal([ada, ben]);
    await world.db.updateTable('player').set({ is_enabled: false }).where('id', '=', ada.id).execute();

    expect((await step('agree', ben, id)).json()).toMatchObject({
      state: 'broken',
      broken: { player_id: ada.id, event: 'accountclosed' },
    });
  });

  test.each([
    { action: 'lock', event: 'itemlocked' },
    { action: 'list_on_market', event: 'itemlisted' },
  ] as const)('also by $action', async ({ action, event }) => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    const { id } = await aProposal([ada, ben]);

    await act({ type: action, player_id: ben.id, item_id: ben.spare, cost: 10 } as never);

    expect((await read(ada, id)).json().broken.event).toBe(event);
  });

  test('breaks every other ring when one is settled with it [SW-06]', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    const cleo = await world.aPlayer();
    await world.anItem({ item_type_id: ada.type, location: 'saved', user_id: cleo.id, number: 20 });
    const spare = await world.anItem({
      item_type_id: ben.type,
      location: 'saved',
      user_id: cleo.id,
      number: 30,
    });
    expect(spare.number).toBe(30);
    const first = await aProposal([ada, ben]);
    const second = await world.db
      .insertInto('swap')
      .values({
        proposer_id: cleo.id,
        created_at: world.clock.now,
        changed_at: world.clock.now,
        expires_at: new Date(world.clock.now.getTime() + DAY_MS),
      })
      .returning('swap_id')
      .executeTakeFirstOrThrow();
    const gain = JSON.stringify({ kind: 'none', instead_of: null, set: null, query: null, is_pulled: false });
    await world.db
      .insertInto('swap_member')
      .values([
        { swap_id: second.swap_id, position: 0, player_id: ada.id, item_id: ada.spare, gain },
        { swap_id: second.swap_id, position: 1, player_id: cleo.id, item_id: spare.item_id, gain },
      ])
      .execute();

    expect((await step('agree', ben, first.id)).json().state).toBe('settled');

    expect((await read(ada, second.swap_id)).json()).toMatchObject({
      state: 'broken',
      broken: { item_id: ada.spare, event: 'itemtraded' },
    });
  });
});

/** The player then wants the type. */
async function unsave(player: Trader, type: number) {
  await world.db
    .deleteFrom('item')
    .where('user_id', '=', player.id)
    .where('item_type_id', '=', type)
    .execute();
  await refreshed();
}
