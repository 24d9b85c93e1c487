import { ITEM_EVENTS, PUBLIC_EVENTS, type PublicKind } from '@wallabee/contract/events/game-events';
import type { ItemId } from '@wallabee/contract/protocol/ids';
import { performInMemory } from '@wallabee/game/apply/perform-in-memory';
import { luckOfFractions } from '@wallabee/game/luck/luck';
import { TYPE, typeId } from '@wallabee/game/samples/sample-catalogue';
import { sampleAction } from '@wallabee/game/samples/sample-play';
import { aWellFilled, sampleStep } from '@wallabee/game/samples/sample-steps';
import {
  ADA,
  BEN,
  CLEO,
  createSampleWorld,
  OLD_PARK,
  SAMPLE_START,
} from '@wallabee/game/samples/sample-world';
import type { Action } from '@wallabee/game/state/action';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadSampleWorld } from '../../../test/builders/sample-world.ts';
import { createTestDatabase, emptyTables, NO_NOTIFICATIONS } from '../../../test/database.ts';
import { watchCatalogue } from '../catalogue/catalogue.public.ts';
import { createWorldEngine, perform } from '../world/world.public.ts';
import { recordEvents } from './record-events.ts';

const { db } = await createTestDatabase();
const catalogue = await watchCatalogue(db, NO_NOTIFICATIONS);
const engine = createWorldEngine(db, catalogue, [recordEvents(catalogue)]);

beforeEach(async () => {
  await emptyTables(db);
  await loadSampleWorld(db, createSampleWorld());
  await catalogue.reload();
});

describe('a whole game', () => {
  test('every change of an item is an event that the contract describes, with the facts of after it [AL-06]', async () => {
    const world = createSampleWorld();
    let now = SAMPLE_START;
    const play = async (action: Action, chance: readonly number[]) => {
      performInMemory(world, action, { now, luck: luckOfFractions(chance) });
      const applied = await perform(engine, action, {
        now: new Date(now),
        fixedLuck: chance,
      }).catch(() => undefined);
      if (applied) await expectFactsOf([...applied.minted, ...applied.moved].map(({ item_id }) => item_id));
    };
    for (let turn = 0; turn < 1_500; turn++) {
      now += turn % 200 === 199 ? 300 * 24 * 3_600_000 : 20_000;
      const step = turn < 900 ? sampleStep(400_000 + turn) : sampleStep(turn, RARE);
      await play(sampleAction(world, step), step.chance);
    }
    for (const action of aWellFilled(world, ADA)) {
      now += 1_000;
      await play(action, [0, 0, 0, 0, 0, 0]);
    }

    const rows = await listEvents();
    const wrong = rows.filter(({ kind, data }) => !PUBLIC_EVENTS[kind].strict().safeParse(data).success);
    expect(wrong).toEqual([]);
    const seen = new Set(rows.map(({ kind, data }) => `${kind} ${data.what ?? data.how ?? ''}`));
    const all = Object.entries(ITEM_EVENTS).flatMap(([kind, words]) =>
      words.map((word) => `${kind} ${word}`),
    );
    expect([...all, 'set '].filter((each) => !seen.has(each))).toEqual([]);
  });
});

describe('one action', () => {
  test('a sale says who sold what to whom, and for how much [AL-06]', async () => {
    const spade = await aSpade();
    await act({ type: 'list_on_market', player_id: ADA, item_id: spade, cost: 30 });
    await act({ type: 'buy_on_market', player_id: BEN, item_id: spade });

    const [made, listed, sold] = await listEvents();
    expect(made).toMatchObject({
      kind: 'new_item',
      data: { how: 'bought', to: { id: ADA } },
      player_ids: [ADA],
    });
    expect(listed).toMatchObject({
      data: { what: 'listed', price: 30 },
      facts: { price: 30, owner_id: ADA },
    });
    expect(sold).toMatchObject({
      kind: 'market',
      item_id: spade,
      item_type_id: TYPE.spade,
      player_ids: [BEN, ADA],
      data: {
        what: 'sold',
        price: 30,
        player: { id: BEN, name: expect.any(String) },
        from: { id: ADA },
        to: { id: BEN },
        number: 1_996,
        class: 'qd',
        url: `/tools/item/${TYPE.spade}/num/1996`,
      },
      facts: { price: null, owner_id: BEN, location: 'pouch', moved_at: SAMPLE_START },
    });
  });

  test('a ring names the giver and the receiver of each item, and not who agreed last [AL-06]', async () => {
    const [first, second] = [await aSpade(ADA), await aSpade(BEN)];
    await sql`delete from event_log`.execute(db);
    const members = [
      { player_id: ADA, item_id: first },
      { player_id: BEN, item_id: second },
    ];
    await act({ type: 'settle_ring', player_id: BEN, members });

    expect((await listEvents()).map(({ item_id, player_ids }) => ({ item_id, player_ids }))).toEqual([
      { item_id: first, player_ids: [ADA, BEN] },
      { item_id: second, player_ids: [BEN, ADA] },
    ]);
  });

  test('an action that is undone leaves no event [AL-06]', async () => {
    const failing = createWorldEngine(db, catalogue, [
      recordEvents(catalogue),
      async () => Promise.reject(new Error('stop')),
    ]);
    await perform(failing, buying(ADA), { now: new Date(SAMPLE_START), fixedLuck: [] }).catch(() => {});

    expect(await listEvents()).toEqual([]);
  });

  test('of a hidden item there is nothing but the number that was made [AL-06]', async () => {
    const item_id = await aSpade();
    await sql`delete from event_log`.execute(db);
    const { items, ...rest } = catalogue.current();
    const spade = items.get(typeId(TYPE.spade)) as NonNullable<ReturnType<(typeof items)['get']>>;
    const current = { ...rest, items: new Map(items).set(spade.id, { ...spade, name: '?' }) };
    const holder = { ...catalogue, current: () => current };
    const hiding = createWorldEngine(db, catalogue, [recordEvents(holder)]);
    const act = (action: Action) => perform(hiding, action, { now: new Date(SAMPLE_START), fixedLuck: [] });

    await act({ type: 'drop', player_id: ADA, item_id, place_id: OLD_PARK, lock: false });
    await act({ type: 'pick_up', player_id: CLEO, item_id });
    await act(buying(BEN));

    expect(await listEvents()).toMatchObject([
      {
        kind: 'new_item',
        player_ids: [],
        data: { item_type_id: TYPE.spade, number: 1_997 },
        facts: { is_hidden: true },
      },
    ]);
    expect(Object.keys((await listEvents())[0]?.data ?? {})).toHaveLength(2);
  });
});

const RARE = ['top_up', 'buy', 'trade', 'settle_ring', 'use_mixer', 'release'] as const;

interface EventRow {
  kind: PublicKind;
  item_id: number;
  item_type_id: number;
  player_ids: number[];
  data: { what?: string; how?: string };
  facts: object;
}

async function listEvents(): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`select * from event_log order by event_id`.execute(db);
  return rows;
}

/** The newest facts of each item in the log are those of its row. */
async function expectFactsOf(ids: readonly ItemId[]) {
  const { rows } = await sql<{ facts: object | null; row: object }>`
    select (
      select facts from event_log where event_log.item_id = item.item_id and facts is not null
      order by event_id desc limit 1
    ) as facts, jsonb_build_object(
      'item_type_id', item_type_id, 'number', number, 'location', location, 'is_locked', is_locked,
      'is_hidden', false, 'owner_id', user_id, 'place_id', place_id, 'price', cost,
      'created_at', (extract(epoch from created_at) * 1000)::bigint,
      'moved_at', (extract(epoch from changed_at) * 1000)::bigint, 'moves', moves, 'hands', hands
    ) as row
    from item left join market_listing using (item_id) where item_id = any(${ids})`.execute(db);
  expect(rows.map(({ facts }) => facts)).toEqual(rows.map(({ row }) => row));
}

function act(action: Action) {
  return perform(engine, action, { now: new Date(SAMPLE_START), fixedLuck: [] });
}

function buying(player_id = ADA): Action {
  return { type: 'buy', player_id, item_type_id: typeId(TYPE.spade) };
}

async function aSpade(player_id = ADA): Promise<ItemId> {
  return (await act(buying(player_id))).minted[0]?.item_id as ItemId;
}
