import { ItemId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bindQuery } from '../query/bind-query.ts';
import { matches } from '../query/matches.ts';
import { parseQuery } from '../query/parse-query.ts';
import { printQuery } from '../query/print-query.ts';
import { randomTrees } from '../query/random-query.fixture.ts';
import { PLAYERS, type RandomWorld, randomWorlds } from '../query/random-world.fixture.ts';
import { bindInSmallWorld, NUMBERS } from '../query/small-world.fixture.ts';
import { contextIn, vocabularyOf } from '../query/world-context.fixture.ts';
import { type AlertIndex, createAlertIndex, type NumberEvent, type WaitingAlert } from './alert-index.ts';

const WORLDS = fc.sample(randomWorlds(), { seed: 11, numRuns: 10 });
const IDS = 12;
const players = fc.constantFrom(...PLAYERS.map(({ id }) => PlayerId.parse(id)));

type Change = { readonly id: number; readonly alert: WaitingAlert | null };

test('alerts added, replaced and deleted match what a comparison with every alert finds [AL-02]', () => {
  fc.assert(
    fc.property(
      fc.oneof(...WORLDS.map((world) => fc.tuple(changesIn(world), fc.array(eventsIn(world))))),
      ([changes, events]) => {
        const index = createAlertIndex();
        const all = new Map<number, WaitingAlert>();
        for (const change of changes) {
          apply(change, index, all);
          for (const event of events) expect(sorted(index.matching(event))).toEqual(matchingOf(all, event));
        }
        expect(index.size()).toBe(all.size);
      },
    ),
    { numRuns: 120 },
  );
});

test.each([
  ['number<8', '1/7 2/1 4/2 8/3 8/4'],
  ['#7 or set:attic #9', '1/7 4/9'],
  ['#7,404', '1/7 1/404'],
  ['price<100', '1/42'],
  ['is:palindrome number>10', '1/404 3/11'],
  ['beats:me -status:market class:sd', '2/1 4/2 8/3 8/4'],
  ['owner:me', '1/7 2/1 4/9'],
  ['at:museum or owner:fenna', '1/42 2/1 3/11'],
])('%s [AL-02]', (text, found) => {
  const index = createAlertIndex();
  index.set(1, { query: bindInSmallWorld(text).query });
  const keys = NUMBERS.filter((facts) => index.matching({ facts, ...ABOUT }).length > 0).map(
    ({ item_type_id, number }) => `${item_type_id}/${number}`,
  );
  expect(keys.join(' ')).toBe(found);
});

const ABOUT = { itemId: ItemId.parse(1), playerIds: [PlayerId.parse(1), PlayerId.parse(2)] };

test('an alert about an item or a player matches its events alone [AL-02]', () => {
  const { query } = bindInSmallWorld('number<1000');
  const facts = NUMBERS.find(({ number }) => number === 42);
  if (!facts) throw new Error('The small world has no 42.');
  const index = createAlertIndex();
  index.set(1, { query, itemId: ItemId.parse(1) });
  index.set(2, { query, itemId: ItemId.parse(2) });
  index.set(3, { query, playerId: PlayerId.parse(2) });
  index.set(4, { query, playerId: PlayerId.parse(3) });

  expect(sorted(index.matching({ facts, ...ABOUT }))).toEqual([1, 3]);
});

test('of alerts with a key in common, one is deleted and the others still match [AL-02]', () => {
  const index = createAlertIndex();
  const texts = ['bell number<8', 'bell', 'bell beats:fenna', 'bell number<1000'];
  for (const [id, text] of texts.entries()) index.set(id, { query: bindInSmallWorld(text).query });
  const matchingNow = () => NUMBERS.flatMap((facts) => index.matching({ facts, ...ABOUT }));
  const before = matchingNow();
  index.delete(0);

  expect(sorted(matchingNow())).toEqual(sorted(before.filter((id) => id !== 0)));
});

test('an alert about many places matches at each of them [AL-02]', () => {
  const [facts] = NUMBERS.filter(({ place_id }) => place_id !== null);
  if (!facts) throw new Error('Nothing lies at a place in the small world.');
  const ids = Array.from({ length: 200 }, (_, index) => PlaceId.parse(index));
  const index = createAlertIndex();
  index.set(1, { query: { tree: { is: 'place', ids }, excludesHidden: false, point: null } });

  expect(index.matching({ facts, ...ABOUT })).toEqual([1]);
  expect(index.matching({ facts: { ...facts, place_id: null }, ...ABOUT })).toEqual([]);
});

function changesIn(world: RandomWorld): fc.Arbitrary<Change[]> {
  const alert = fc.record(
    {
      query: randomTrees(vocabularyOf(world)).map((tree) => {
        const parsed = parseQuery(printQuery(tree));
        return bindQuery(parsed, contextIn(world, parsed.tree)).query;
      }),
      itemId: itemIds(world),
      playerId: players,
    },
    { requiredKeys: ['query'] },
  );
  const plain = alert.map(({ query }) => ({ query }));
  const change = fc.record({
    id: fc.nat(IDS),
    alert: fc.oneof(
      { weight: 4, arbitrary: plain },
      { weight: 2, arbitrary: alert },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
  });
  return fc.array(change, { minLength: 1, maxLength: 20 });
}

function eventsIn(world: RandomWorld): fc.Arbitrary<NumberEvent> {
  return fc.record({
    facts: fc.constantFrom(...world.numbers),
    itemId: itemIds(world),
    playerIds: fc.array(players, { maxLength: 3 }),
  });
}

function itemIds({ numbers }: RandomWorld): fc.Arbitrary<ItemId> {
  return fc.integer({ min: 1, max: Math.min(5, numbers.length) }).map((id) => ItemId.parse(id));
}

function apply({ id, alert }: Change, index: AlertIndex, all: Map<number, WaitingAlert>) {
  if (alert) {
    index.set(id, alert);
    all.set(id, alert);
  } else {
    index.delete(id);
    all.delete(id);
  }
}

function matchingOf(all: ReadonlyMap<number, WaitingAlert>, { facts, itemId, playerIds }: NumberEvent) {
  const found = [...all].filter(
    ([, alert]) =>
      (alert.itemId === undefined || alert.itemId === itemId) &&
      (alert.playerId === undefined || playerIds.includes(alert.playerId)) &&
      matches(alert.query, facts),
  );
  return sorted(found.map(([id]) => id));
}

function sorted(ids: readonly number[]): number[] {
  return [...ids].sort((one, other) => one - other);
}
