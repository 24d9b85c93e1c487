import { listProposals } from '@wallabee/contract/swaps/own-swaps';
import { markSwapSeen, sendSwapMessage } from '@wallabee/contract/swaps/swap';
import { describe, expect, test } from 'vitest';
import { createSwapWorld, type Trader } from '../../../../test/builders/swap-world.ts';
import type { TestPlayer } from '../../../../test/world.ts';

const { world, aRing, aProposal, act, later, read, refreshed, step, own } = await createSwapWorld();
const DAY_MS = 24 * 60 * 60_000;

type SwapId = Awaited<ReturnType<typeof aProposal>>['id'];
const write = (as: TestPlayer, swapId: SwapId, text: string) =>
  world.call(sendSwapMessage, { as, params: { swapId }, body: { text } });
const unseen = async (as: TestPlayer) => {
  const query = { state: 'unseen', page: 1 } as const;
  return (await world.call(listProposals, { as, query })).json().results.map(({ id }: { id: number }) => id);
};

describe('the members of a ring [SW-07]', () => {
  test('write to each other, in the order of writing', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    const { id } = await aProposal([ada, ben]);

    await write(ada, id, '  It melts,\r\nyou know. ');
    await write(ben, id, 'I do.');

    expect((await read(ben, id)).json().messages).toMatchObject([
      { sender_id: ada.id, text: 'It melts,\nyou know.' },
      { sender_id: ben.id, text: 'I do.' },
    ]);
  });

  test('are the only ones who write there', async () => {
    const traders = await aRing(2);
    const stranger = await world.aPlayer();
    const { id } = await aProposal(traders);

    expect((await write(stranger, id, 'Me too')).statusCode).toBe(404);
    expect((await write(traders[0] as Trader, id, ' ')).statusCode).toBe(400);
    expect((await write(traders[0] as Trader, id, 'x'.repeat(1_001))).statusCode).toBe(400);
    expect(await world.db.selectFrom('swap_message').selectAll().execute()).toEqual([]);
  });

  test('write only with the right to write', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    const { id } = await aProposal([ada, ben]);
    await world.db.updateTable('player').set({ has_forums_right: false }).where('id', '=', ben.id).execute();

    expect((await write(ben, id, 'Hello')).json().reason).toBe('muted');
    expect((await write(ada, id, 'Hello')).statusCode).toBe(200);
  });

  test('write for a month after the end', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    const { id } = await aProposal([ada, ben]);
    await step('decline', ben, id);

    expect((await write(ada, id, 'A pity.')).statusCode).toBe(200);
    later(31 * DAY_MS);
    expect((await write(ada, id, 'Still a pity.')).json().reason).toBe('talk_over');
    expect((await read(ada, id)).json()).toMatchObject({ may_write: false, messages: [{ text: 'A pity.' }] });
  });

  test('see changes of others as new until they have looked', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    const { id } = await aProposal([ada, ben]);
    expect([await unseen(ada), await unseen(ben)]).toEqual([[], [id]]);

    await world.call(markSwapSeen, { as: ben, params: { swapId: id } });
    expect(await unseen(ben)).toEqual([]);

    later(1_000);
    await write(ada, id, 'Well?');
    expect([await unseen(ada), await unseen(ben)]).toEqual([[], [id]]);
    await act({ type: 'recycle', player_id: ben.id, item_id: ben.spare });
    expect([await unseen(ada), await unseen(ben)]).toEqual([[id], [id]]);
  });

  test('are reminded once a day', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    const { id } = await aProposal([ada, ben]);
    await world.call(markSwapSeen, { as: ben, params: { swapId: id } });
    expect((await step('remind', ada, id)).json().reason).toBe('no_reminder');

    later(DAY_MS);
    expect((await step('remind', ben, id)).json().reason).toBe('no_reminder');
    expect((await step('remind', ada, id)).json()).toMatchObject({ may_remind: false, is_seen: true });
    expect(await unseen(ben)).toEqual([id]);
    expect((await step('remind', ada, id)).json().reason).toBe('no_reminder');
  });
});

describe('proposals without an answer', () => {
  test('count on the profile while they wait [SW-03]', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    const waiting = async (of: Trader) => {
      const url = `/api/users/${of.username}/`;
      const headers = { 'x-wallabee-api-key': 'test-key-0001', 'x-user-token': of.token };
      return (await world.app.inject({ url, headers })).json().waiting_swaps;
    };
    const { id } = await aProposal([ada, ben]);

    expect([await waiting(ada), await waiting(ben)]).toEqual([0, 1]);
    await step('decline', ben, id);
    expect(await waiting(ben)).toBe(0);
  });

  test('three of them keep a player out of new rings, and so do ended ones for 14 days [SW-03]', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    await unansweredBy(ben, ada, 2);
    expect((await own(ada)).rings).toHaveLength(1);

    await unansweredBy(ben, ada, 1);

    expect(await own(ben)).toMatchObject({ halted_by: 'unanswered', rings: [] });
    expect((await own(ada)).rings).toEqual([]);
    later(DAY_MS);
    await world.db.updateTable('swap').set({ state: 'expired', ended_at: world.clock.now }).execute();
    await refreshed();
    expect((await own(ada)).rings).toEqual([]);
    // A player who is here is only stopped by proposals that can still be answered.
    expect(await own(ben)).toMatchObject({ halted_by: null, rings: [{}] });
    later(14 * DAY_MS);
    await world.db.updateTable('player').set({ last_active_at: world.clock.now }).execute();
    await refreshed();
    expect((await own(ada)).rings).toHaveLength(1);
  });

  test('eight open ones keep a player out as well [SW-03]', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    await unansweredBy(ben, ada, 8);

    expect((await own(ada)).halted_by).toBe('open');
  });
});

/** Proposals that the other one has agreed to, with items that are in no ring. */
async function unansweredBy(player: Trader, other: Trader, count: number) {
  const gain = JSON.stringify({ kind: 'none', instead_of: null, set: null, query: null, is_pulled: false });
  const now = world.clock.now;
  const items = await world.db.selectFrom('item').select('item_id').where('location', '=', 'saved').execute();
  for (let nth = 0; nth < count; nth++) {
    const { swap_id } = await world.db
      .insertInto('swap')
      .values({
        proposer_id: other.id,
        created_at: now,
        changed_at: now,
        expires_at: new Date(now.getTime() + 7 * DAY_MS),
      })
      .returning('swap_id')
      .executeTakeFirstOrThrow();
    await world.db
      .insertInto('swap_member')
      .values([
        { swap_id, position: 0, player_id: player.id, item_id: items[0]?.item_id ?? 0, gain },
        { swap_id, position: 1, player_id: other.id, item_id: items[1]?.item_id ?? 0, gain, agreed_at: now },
      ])
      .execute();
    for (const { id } of [player, other])
      await world.db
        .insertInto('swap_settings')
        .values({ player_id: id })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ player_id: id }))
        .execute();
  }
  await world.caughtUp();
}
