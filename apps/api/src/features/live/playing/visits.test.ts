import { type Prestige, prestigeOf } from '@wallabee/contract/items/prestige-rules';
import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { ActionOf } from '@wallabee/game/state/action';
import { characterOf } from '@wallabee/simulated-players/character/character';
import { describe, expect, test } from 'vitest';
import { latestItems } from '../../items/items.public.ts';
import { createLiveWorld } from '../live-world.fixture.ts';
import { createPeople } from '../people.ts';
import { createKnownLoader } from './load-known.ts';
import { loadOwnThings, type OwnThings } from './own-things.ts';
import { createVisits, type Deed } from './visits.ts';

const { db, services, performed, refused } = await createLiveWorld();
const people = createPeople(services);

describe('visits of simulated players', () => {
  test('are stories of one player after the other, decided by value [WD-02]', async () => {
    const before = await ofPeople();
    const visits = aRound(services);

    const deeds: Deed[] = [];
    for (let times = 0; times < 250; times += 1) deeds.push((await visits.next()) ?? never());

    const actors = deeds.map(({ player }) => player.id);
    const changes = actors.filter((id, index) => id !== actors[index - 1]).length;
    expect(new Set(actors).size).toBeGreaterThan(15);
    expect(changes).toBeLessThan(actors.length / 2);
    expect(new Set(performed.map(({ type }) => type)).size).toBeGreaterThan(9);
    expect(refused.length).toBeLessThan(performed.length / 10);
    expect(await ofPeople()).toEqual(before);
    expect(await countClosed(actors)).toBe(0);
  });

  test('know what their own actions changed as if it were loaded again', async () => {
    const visits = aRound(services);

    for (let times = 0; times < 60; times += 1) {
      const { known } = (await visits.next()) ?? never();
      const loaded = await loadOwnThings(db, known.player.id, known.place);
      expect(contentOf(known.own)).toEqual(contentOf(loaded ?? never()));
    }
  });

  test('move the last activity of their players', async () => {
    const visits = aRound(services);

    const deed = (await visits.next()) ?? never();

    const { last_active_at } = await db
      .selectFrom('player')
      .select('last_active_at')
      .where('id', '=', deed.player.id)
      .executeTakeFirstOrThrow();
    expect(last_active_at).toEqual(services.now());
  });

  test('trade so that nobody gives a better class for a worse, not missing, item [WD-02]', async () => {
    const trades: { order: number; isMissing: boolean; isMissingToOther: boolean }[] = [];
    const traders = (await people.around()).filter((player) =>
      ['trader', 'number_hunter'].includes(characterOf(player).kind),
    );
    let next = 0;
    const ofTraders = {
      around: people.around,
      drawVisitor: async () => {
        next += 1;
        return traders[next % traders.length];
      },
    };
    const watched: typeof services = {
      ...services,
      perform: async (action) => {
        const judged = action.type === 'trade' ? await judgeTrade(action) : undefined;
        const applied = await services.perform(action);
        if (judged) trades.push(judged);
        return applied;
      },
    };
    const visits = aRound(watched, ofTraders);

    for (let times = 0; times < 1_500 && trades.length < 8; times += 1) await visits.next();

    expect(trades.length).toBeGreaterThanOrEqual(8);
    for (const { order, isMissing, isMissingToOther } of trades) {
      if (order < 0) expect(isMissing).toBe(true);
      if (order > 0) expect(isMissingToOther).toBe(true);
    }
  });

  test('go on with another player after the database failed', async () => {
    let failures = 2;
    const failing: typeof services = {
      ...services,
      perform: async (action) => {
        failures -= 1;
        if (failures >= 0) throw new Error('The database is away.');
        return services.perform(action);
      },
    };
    const visits = aRound(failing);

    await expect(visits.next()).rejects.toThrow('away');
    await expect(visits.next()).rejects.toThrow('away');
    expect(await visits.next()).toBeDefined();
  });
});

test('at the default pace Home sees a new number in nine of ten minutes [HM-04]', async () => {
  const visits = aRound(services);
  const isLatest: boolean[] = [];

  for (let times = 0; times < 240; times += 1) {
    const { applied } = (await visits.next()) ?? never();
    isLatest.push(applied.minted.some(({ item_type_id }) => latest().includes(item_type_id)));
  }

  const minutes = isLatest
    .slice(ACTIONS_A_MINUTE)
    .map((_, end) => isLatest.slice(end, end + ACTIONS_A_MINUTE));
  const seen = minutes.filter((minute) => minute.includes(true));
  expect(seen.length / minutes.length).toBeGreaterThan(0.9);
});

const ACTIONS_A_MINUTE = 30;

function latest() {
  return latestItems(services.catalogue.current()).map(({ id }) => id);
}

function aRound(of: typeof services, visitors = people) {
  return createVisits({ ...of, loader: createKnownLoader(of, visitors), latest });
}

function contentOf(own: OwnThings) {
  const types = [...services.game().types.keys()];
  const inHand = [...own.inHand()].sort((a, b) => a.item_id - b.item_id);
  return {
    inHand,
    atPlace: [...own.atPlace()].sort((a, b) => a.item_id - b.item_id),
    saved: types.map((id) => own.saved(id)),
    savedCount: own.allSaved().length,
    balance: own.balance,
    listed: inHand.map(({ item_id }) => own.isListed(item_id)),
    wishes: inHand.map(({ item_id }) => own.wishes(item_id)),
    completed: [...services.game().bySet.keys()].filter((id) => own.hasCompleted(id)),
  };
}

/** Everything that belongs to players with a password. */
async function ofPeople() {
  const items = await db
    .selectFrom('item')
    .innerJoin('player', 'player.id', 'item.user_id')
    .select(['item_id', 'location', 'changed_at'])
    .where('password_hash', 'is not', null)
    .orderBy('item_id')
    .execute();
  const accounts = await db
    .selectFrom('player')
    .select(['id', 'balance', 'last_active_at'])
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .execute();
  return { items, accounts };
}

async function countClosed(ids: readonly PlayerId[]): Promise<number> {
  const rows = await db
    .selectFrom('player')
    .select('id')
    .where('id', 'in', ids)
    .where((is) =>
      is.or([
        is('is_enabled', '=', false),
        is('is_memorial', '=', true),
        is('deletion_date', 'is not', null),
      ]),
    )
    .execute();
  return rows.length;
}

async function judgeTrade({ player_id, other_id, given_id, received_id }: ActionOf<'trade'>) {
  const [given, received] = [await itemOf(given_id), await itemOf(received_id)];
  if (given.role !== null) return undefined;
  return {
    order: RANKS[prestigeOf(given.number)] - RANKS[prestigeOf(received.number)],
    isMissing: !(await hasSaved(player_id, received.item_type_id)),
    isMissingToOther: !(await hasSaved(other_id, given.item_type_id)),
  };
}

const RANKS: Record<Prestige, number> = { sd: 0, dd: 1, td: 2, qd: 3, beyond: 4 };

function itemOf(id: ItemId) {
  return db
    .selectFrom('item')
    .innerJoin('item_type', 'item_type.id', 'item.item_type_id')
    .select(['item.number', 'item.item_type_id', 'item_type.role'])
    .where('item_id', '=', id)
    .executeTakeFirstOrThrow();
}

async function hasSaved(player: PlayerId, type: number): Promise<boolean> {
  const row = await db
    .selectFrom('item')
    .select('item_id')
    .where('user_id', '=', player)
    .where('item_type_id', '=', type)
    .where('location', '=', 'saved')
    .executeTakeFirst();
  return row !== undefined;
}

function never(): never {
  throw new Error('Nobody did anything.');
}
