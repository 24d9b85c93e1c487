import { describe, expect, test } from 'vitest';
import { createSwapWorld, type Trader } from '../../../../test/builders/swap-world.ts';
import { expireOverdue } from './expire-swaps.ts';

const { world, aRing, aProposal, later, own, propose, read, step } = await createSwapWorld();
const DAY_MS = 24 * 60 * 60_000;

const holderOf = async (item_id: number) =>
  (
    await world.db
      .selectFrom('item')
      .select('user_id')
      .where('item_id', '=', item_id)
      .executeTakeFirstOrThrow()
  ).user_id;

describe('a proposal', () => {
  test('is open, and the proposer has agreed [SW-03]', async () => {
    const traders = await aRing(3);
    const [ada, ben, cleo] = traders as [Trader, Trader, Trader];

    const response = await propose(ada, traders);

    expect(response.json()).toMatchObject({
      state: 'open',
      proposer_id: ada.id,
      expires_at: new Date(world.clock.now.getTime() + 7 * DAY_MS).toISOString(),
      members: [
        { player: { id: ada.id }, gives: { item_id: ada.spare }, to: ben.id, agreed: true },
        { player: { id: ben.id }, gives: { item_id: ben.spare }, to: cleo.id, agreed: false },
        { player: { id: cleo.id }, gives: { item_id: cleo.spare }, to: ada.id, agreed: false },
      ],
    });
  });

  test('starts with the player who reads it, and strangers find none [SW-03]', async () => {
    const traders = await aRing(2);
    const stranger = await world.aPlayer();
    const { id } = await aProposal(traders);

    const seen = (await read(traders[1] as Trader, id)).json();

    expect(seen.members[0].player.id).toBe(traders[1]?.id);
    expect((await read(stranger, id)).statusCode).toBe(404);
    expect((await step('agree', stranger, id)).statusCode).toBe(404);
  });

  test('is settled when the last member agrees: items, histories, counters and receipts [SW-04]', async () => {
    const traders = await aRing(3);
    const [ada, ben, cleo] = traders as [Trader, Trader, Trader];
    const { id } = await aProposal(traders);

    expect((await step('agree', ben, id)).json().state).toBe('open');
    const settled = (await step('agree', cleo, id)).json();

    expect(settled).toMatchObject({
      state: 'settled',
      receipt: {
        gave: { item_id: cleo.spare },
        to: ada.id,
        got: { item_id: ben.spare },
        from: ben.id,
        hats: [],
      },
    });
    expect(await Promise.all(traders.map(({ spare }) => holderOf(spare)))).toEqual([ben.id, cleo.id, ada.id]);
    const events = await world.db.selectFrom('history').selectAll().orderBy('item_id').execute();
    expect(
      events.map(({ type, item_id, user_id, gift_user_id }) => [type, item_id, user_id, gift_user_id]),
    ).toEqual(
      traders.map(({ spare, id: giver }, nth) => ['itemtraded', spare, giver, traders[(nth + 1) % 3]?.id]),
    );
    expect((await read(ada, id)).json().receipt).toMatchObject({ got: { item_id: cleo.spare }, to: ben.id });
  });

  test.each([
    { name: 'decline', by: 1, state: 'declined' },
    { name: 'withdraw', by: 0, state: 'withdrawn' },
  ] as const)('ends when a member $name s, and nothing moves [SW-03]', async ({ name, by, state }) => {
    const traders = await aRing(2);
    const member = traders[by] as Trader;
    const { id } = await aProposal(traders);

    expect((await step(name, member, id)).json()).toMatchObject({ state, ended_by: member.id });

    for (const other of traders) expect((await step('agree', other, id)).json().reason).toBe('swap_over');
    expect(await holderOf(member.spare)).toBe(member.id);
  });

  test('cannot be declined after agreeing, nor withdrawn before [SW-03]', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    const { id } = await aProposal([ada, ben]);

    expect((await step('decline', ada, id)).json().reason).toBe('already_agreed');
    expect((await step('withdraw', ben, id)).json().reason).toBe('not_agreed');
  });

  test('ends by itself after 7 days [SW-03]', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    const { id, expires_at } = await aProposal([ada, ben]);
    later(7 * DAY_MS);

    expect((await read(ada, id)).json()).toMatchObject({ state: 'expired', ended_at: expires_at });
    expect((await step('agree', ben, id)).json().reason).toBe('swap_over');
    expect(await holderOf(ada.spare)).toBe(ada.id);
    await expireOverdue(world.db, world.clock.now);
    const stored = await world.db.selectFrom('swap').select(['state', 'ended_at']).executeTakeFirstOrThrow();
    expect(stored).toEqual({ state: 'expired', ended_at: new Date(expires_at) });
  });

  test('of one ring is made once [SW-03]', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    const { id } = await aProposal([ada, ben]);

    expect((await propose(ada, [ada, ben])).json().id).toBe(id);
    expect((await own(ada)).rings).toEqual([]);
    expect((await propose(ben, [ben, ada])).json().reason).toBe('already_proposed');
  });
});

describe('a ring that everybody gains by is needed [SW-02]', () => {
  test.each<{ why: string; spoil: (traders: Trader[]) => Promise<unknown>; reason: string }>([
    {
      why: 'an item is locked',
      spoil: ([ada]) =>
        world.db
          .updateTable('item')
          .set({ is_locked: true })
          .where('item_id', '=', ada?.spare ?? 0)
          .execute(),
      reason: 'not_offered',
    },
    {
      why: 'a member has saved what they would get',
      spoil: ([ada, ben]) =>
        world.anItem({
          item_type_id: ben?.type ?? 0,
          location: 'saved',
          user_id: ada?.id ?? null,
          number: 3,
        }),
      reason: 'not_wanted',
    },
    {
      why: 'a member has left swaps [SW-08]',
      spoil: ([, ben]) =>
        world.db
          .insertInto('swap_settings')
          .values({ player_id: ben?.id ?? 0, is_left_out: true })
          .execute(),
      reason: 'member_left_out',
    },
    {
      why: 'a member has been away for 14 days',
      spoil: ([, ben]) =>
        world.db
          .updateTable('player')
          .set({ last_active_at: new Date(world.clock.now.getTime() - 14 * DAY_MS) })
          .where('id', '=', ben?.id ?? 0)
          .execute(),
      reason: 'member_away',
    },
    {
      why: 'an account is closed',
      spoil: ([, ben]) =>
        world.db
          .updateTable('player')
          .set({ is_enabled: false })
          .where('id', '=', ben?.id ?? 0)
          .execute(),
      reason: 'member_closed',
    },
  ])('not where $why', async ({ spoil, reason }) => {
    const traders = await aRing(2);
    await spoil(traders);

    const response = await propose(traders[0] as Trader, traders);

    expect(response.json()).toMatchObject({ code: 'refused', reason });
    expect(await world.db.selectFrom('swap').selectAll().execute()).toEqual([]);
  });

  test('not where a number of a better class is given, unless the player said so [SW-02]', async () => {
    const [ada, ben] = (await aRing(2, [99, 500])) as [Trader, Trader];

    expect((await propose(ada, [ada, ben])).json().reason).toBe('better_class');

    await world.db
      .insertInto('swap_settings')
      .values({ player_id: ada.id, gives_better_class: true })
      .execute();
    expect((await propose(ada, [ada, ben])).json().state).toBe('open');
  });

  test('not from a player outside, nor where the members are no ring', async () => {
    const traders = await aRing(3);
    const stranger = await world.aPlayer();

    expect((await propose(stranger, traders)).json().reason).toBe('not_in_ring');
    expect((await propose(traders[0] as Trader, [traders[0], traders[0]] as Trader[])).statusCode).toBe(400);
  });
});
