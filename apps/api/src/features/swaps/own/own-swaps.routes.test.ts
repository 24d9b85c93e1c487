import { changeOwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import { readPlayerSwaps } from '@wallabee/contract/swaps/player-swaps';
import { describe, expect, test } from 'vitest';
import { createSwapWorld, type Trader } from '../../../../test/builders/swap-world.ts';
import type { TestPlayer } from '../../../../test/world.ts';

const { world, act, aRing, aProposal, own, refreshed } = await createSwapWorld();

const change = (as: TestPlayer, body: object) => world.call(changeOwnSwaps, { as, body: body as never });
const offeredIds = (answer: { offers: { item: { item_id: number } }[] }) =>
  answer.offers.map(({ item }) => item.item_id);
const WANTS = {
  missing: { kind: 'missing', on: true, gives_better_class: false },
  lower: { kind: 'lower', on: true, better_class_only: true },
};

describe('offers [SW-01]', () => {
  test('are the free spares of the pouch; saved, locked, listed and hidden items are none', async () => {
    const [ada] = (await aRing(2)) as [Trader, Trader];
    const hidden = await world.anItemType({ set_id: 40, name: '?' });
    const pouch = { user_id: ada.id, location: 'pouch' } as const;
    await world.anItem({ ...pouch, item_type_id: ada.type, number: 600, is_locked: true });
    const listed = await world.anItem({ ...pouch, item_type_id: ada.type, number: 601 });
    await world.anItem({ ...pouch, item_type_id: hidden, number: 1 });
    const better = await world.anItem({ ...pouch, item_type_id: ada.type, number: 4 });
    await world.db
      .insertInto('market_listing')
      .values({ item_id: listed.item_id, seller_id: ada.id, cost: 5, listed_at: world.clock.now })
      .execute();

    expect(offeredIds(await own(ada))).toEqual([ada.spare]);
    const all = await own(ada, { offers: 'all' });
    expect(offeredIds(all).toSorted()).toEqual([ada.spare, better.item_id].toSorted());
    expect(all.offers[0]).toMatchObject({ is_by_hand: false, saved_number: 10 });
  });

  test('can be withheld and made by hand, and spares switched off', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    const other = await world.anItem({
      user_id: ada.id,
      location: 'pouch',
      item_type_id: ben.type,
      number: 700,
    });

    const withheld = await change(ada, { offers: [{ item_id: ada.spare, offered: false }] });
    expect(offeredIds(withheld.json())).toEqual([]);
    expect((await own(ben)).rings).toEqual([]);

    const byHand = await change(ada, { offers: [{ item_id: other.item_id, offered: true }] });
    expect(offeredIds(byHand.json())).toEqual([other.item_id]);

    await change(ada, { offers: [{ item_id: ada.spare, offered: true }], offers_spares: false });
    expect(offeredIds(await own(ada)).toSorted()).toEqual([ada.spare, other.item_id].toSorted());
    expect(offeredIds((await change(ben, { offers_spares: false })).json())).toEqual([]);
  });

  test('of items that are not carried freely are refused', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];

    const response = await change(ada, { offers: [{ item_id: ben.spare, offered: true }] });

    expect(response.statusCode).toBe(400);
    expect(response.json().fields.offers).toMatch(/is not in your pouch/);
    expect(await world.db.selectFrom('swap_offer').selectAll().execute()).toEqual([]);
  });

  test('are found by name', async () => {
    const [ada] = (await aRing(2)) as [Trader, Trader];

    expect(offeredIds(await own(ada, { offers_name: 'JAR 1' }))).toEqual([ada.spare]);
    expect(offeredIds(await own(ada, { offers_name: 'jar 2' }))).toEqual([]);
  });
});

describe('wants [SW-01]', () => {
  test('are missing types and lower numbers of a better class by default', async () => {
    const [ada] = (await aRing(2)) as [Trader, Trader];

    expect(await own(ada)).toMatchObject({
      wants: [WANTS.missing, WANTS.lower],
      missing_types: 1,
      left_out: false,
      halted_by: null,
    });
  });

  test('can be switched off, and lead to no ring then', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    expect((await own(ada)).rings).toHaveLength(1);

    await change(ben, { wants: [{ ...WANTS.missing, on: false }, WANTS.lower] });

    expect((await own(ada)).rings).toEqual([]);
  });

  test('of lower numbers: only of a better class, or any', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    await world.anItem({ item_type_id: ben.type, location: 'saved', user_id: ada.id, number: 900 });
    await refreshed();
    expect((await own(ada)).rings).toEqual([]);

    await change(ada, { wants: [WANTS.missing, { ...WANTS.lower, better_class_only: false }] });

    const [ring] = (await own(ada)).rings;
    expect(ring.members[0]).toMatchObject({
      gain: { kind: 'lower', instead_of: 900 },
      why: 'gets #501 instead of #900',
    });
  });

  test('by a query, which other kinds of wants do not cover', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    await world.anItem({ item_type_id: ben.type, location: 'saved', user_id: ada.id, number: 3 });
    await refreshed();
    expect((await own(ada)).rings).toEqual([]);

    const wanted = { kind: 'query', on: true, name: 'The five hundreds', q: 'number:500..600' };
    await change(ada, { wants: [WANTS.missing, WANTS.lower, wanted] });

    const [ring] = (await own(ada)).rings;
    expect(ring.members[0].gain).toMatchObject({ kind: 'query', query: 'The five hundreds' });
  });

  test('can be changed many times at once', async () => {
    const [ada] = (await aRing(2)) as [Trader, Trader];
    const wanted = (nth: number) => ({
      kind: 'query',
      on: true,
      name: `Want ${nth}`,
      q: `owner:trader2 number<${nth}`,
    });

    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, nth) => change(ada, { wants: [WANTS.missing, wanted(nth + 1)] })),
    );

    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  test('by a query with a mistake are refused, and nothing changes', async () => {
    const [ada] = (await aRing(2)) as [Trader, Trader];

    const response = await change(ada, {
      wants: [{ kind: 'query', on: true, name: 'Nothing', q: 'colour:red number<' }],
    });

    expect(response.statusCode).toBe(400);
    expect((await own(ada)).wants).toEqual([WANTS.missing, WANTS.lower]);
  });
});

describe('rings [SW-02]', () => {
  test('start with the player and say what each gains', async () => {
    const traders = await aRing(3);

    for (const [nth, trader] of traders.entries()) {
      const { rings, paging } = await own(trader);
      expect(paging.total_results).toBe(1);
      expect(rings[0].members.map((member: { player: { id: number } }) => member.player.id)).toEqual(
        [0, 1, 2].map((step) => traders[(nth + step) % 3]?.id),
      );
      expect(rings[0].members[0]).toMatchObject({
        saved_number: 10 + nth,
        gain: { kind: 'missing', set: { has: 3, size: 3 } },
        why: 'finishes Storms in Jars',
      });
    }
  });

  test('are filtered by size, friends and set', async () => {
    const traders = await aRing(3);
    const [ada, ben, cleo] = traders as [Trader, Trader, Trader];
    const count = async (query: Record<string, string>) => (await own(ada, query)).paging.total_results;

    expect(await count({ who: 'pairs' })).toBe(0);
    expect(await count({ who: 'friends' })).toBe(0);
    for (const other of [ben, cleo]) await world.befriend(ada, other);
    expect(await count({ who: 'friends' })).toBe(1);
    expect(await count({ set: '40' })).toBe(1);
    expect(await count({ set: '41' })).toBe(0);
  });

  test('follow the world: one is gone when an item moves, and back when it returns', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];

    await act({ type: 'lock', player_id: ben.id, item_id: ben.spare });
    expect((await own(ada)).rings).toEqual([]);

    await act({ type: 'unlock', player_id: ben.id, item_id: ben.spare });
    expect((await own(ada)).rings).toHaveLength(1);
  });

  test('that give what another player has cannot be hidden', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    const pair = { gives: ben.spare, gets: ada.spare, hidden: true };

    expect((await change(ada, { not_for_me: [pair] })).statusCode).toBe(400);
  });

  test('that are not for the player are hidden, and shown again', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    const pair = { gives: ada.spare, gets: ben.spare };

    const hidden = await change(ada, { not_for_me: [{ ...pair, hidden: true }] });
    expect(hidden.json().rings).toEqual([]);
    expect((await own(ben)).rings).toEqual([]);

    expect((await change(ada, { not_for_me: [{ ...pair, hidden: false }] })).json().rings).toHaveLength(1);
  });
});

describe('a player who has left swaps [SW-08]', () => {
  test('is in no ring, and their open proposals end', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    await aProposal([ada, ben]);

    const left = (await change(ben, { left_out: true })).json();

    expect(left).toMatchObject({ left_out: true, halted_by: 'left_out', rings: [], proposals: [] });
    expect(await own(ada)).toMatchObject({ rings: [], proposals: [] });
    expect((await change(ben, { left_out: false })).json().rings).toHaveLength(1);
  });
});

describe('the swaps of another player [SW-01]', () => {
  test('are their offers, and with a token what fits', async () => {
    const [ada, ben] = (await aRing(2)) as [Trader, Trader];
    const params = { player: ben.username };

    const visitor = (await world.call(readPlayerSwaps, { params, query: { page: 1 } })).json();
    expect(visitor).toMatchObject({ takes_part: 'yes', they_offer: null, you_offer: null });
    expect(visitor.offers.map((item: { item_id: number }) => item.item_id)).toEqual([ben.spare]);

    const fits = (await world.call(readPlayerSwaps, { as: ada, params, query: { page: 1 } })).json();
    expect(fits.they_offer).toMatchObject([{ item: { item_id: ben.spare }, gain: { kind: 'missing' } }]);
    expect(fits.you_offer).toMatchObject([{ item: { item_id: ada.spare } }]);

    await change(ben, { left_out: true });
    expect((await world.call(readPlayerSwaps, { as: ada, params, query: { page: 1 } })).json()).toMatchObject(
      {
        takes_part: 'left_out',
        offers: [],
        they_offer: [],
      },
    );
  });
});
