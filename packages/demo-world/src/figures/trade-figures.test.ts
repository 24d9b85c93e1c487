import { describe, expect, test } from 'vitest';
import { eventRows, figureOf, type SomeRows, times } from './figures.fixture.ts';

const ADA = 1;
const BEN = 2;
const TIN = 101;
const KITE = 102;

const items: SomeRows['item'] = [
  { item_id: 1, item_type_id: TIN, number: 7 },
  { item_id: 2, item_type_id: KITE, number: 1_270 },
  { item_id: 3, item_type_id: KITE, number: 400 },
  { item_id: 4, item_type_id: KITE, number: 8 },
  { item_id: 5, item_type_id: TIN, number: 3_000 },
  { item_id: 6, item_type_id: 11, number: 50 },
];

const event = (type: string, user_id: number, primary_item_id: number, more = {}) =>
  eventRows({ type, user_id, primary_item_id, gift_user_id: null, ...more });
const trade = (given: number, received: number, hat: number | null = null) =>
  event('itemtraded', ADA, given, {
    gift_user_id: BEN,
    secondary_item_id: received,
    tertiary_item_id: hat,
  });

describe('a trade', () => {
  const name = 'trades of a better class for a worse, not missing, item';
  const saves = (user: number, item: number) => event('itemvault', user, item);

  test.each([
    { what: 'is fine for a missing item', history: [trade(1, 2)], value: 0 },
    { what: 'is bad for one that is saved', history: [saves(ADA, 3), trade(1, 2)], value: 1 },
    { what: 'is judged from the other side, too', history: [saves(BEN, 3), trade(2, 1)], value: 1 },
    { what: 'is fine when the other player has saved it', history: [saves(BEN, 3), trade(1, 2)], value: 0 },
    { what: 'is fine within a class', history: [saves(ADA, 3), trade(1, 4)], value: 0 },
    { what: 'is fine for a better class', history: [saves(ADA, 3), trade(5, 4)], value: 0 },
    {
      what: 'is fine once the saved one was taken out',
      history: [saves(ADA, 3), event('itemunvault', ADA, 3), trade(1, 2)],
      value: 0,
    },
    {
      what: 'is fine once a drone took the saved one',
      history: [saves(ADA, 3), event('itemwalladrone', ADA, 3), trade(1, 2)],
      value: 0,
    },
    {
      what: 'is bad after the saved one was swapped',
      history: [saves(ADA, 3), event('itemswappedvault', ADA, 4, { secondary_item_id: 3 }), trade(1, 2)],
      value: 1,
    },
    { what: 'of a cracker is not judged', history: [saves(ADA, 3), trade(1, 2, 6)], value: 0 },
  ])('$what [WD-01]', ({ history, value }) => {
    const figure = figureOf(name, { rows: { item: items, history: history.flat() } });
    expect(figure).toMatchObject({ value, isMet: value === 0 });
  });

  test('counts once, although both items list it [WD-01]', () => {
    const history = [...trade(1, 2), ...trade(3, 5), ...trade(1, 4, 6)];
    expect(figureOf('trades', { rows: { item: items, history } })).toMatchObject({ value: 2, isMet: false });
  });

  test('is one of many [WD-01]', () => {
    const history = times(50, (index) => trade(1, 100 + index)).flat();
    const figure = figureOf('trades', { kind: 'small', rows: { item: items, history } });
    expect(figure).toMatchObject({ value: 50, isMet: true });
  });
});

describe('#1s', () => {
  const types = [{ id: TIN }, { id: KITE, set_id: 25 }];
  const first = (item_id: number, location: string, more = {}) => ({
    item_id,
    item_type_id: TIN,
    number: 1,
    location,
    ...more,
  });

  test.each([
    { what: 'held or lying', item: [first(1, 'pouch'), first(2, 'dropped')], value: 0 },
    { what: 'mixed', item: [first(1, 'pouch'), first(2, 'mixed')], value: 0.5 },
    { what: 'recycled', item: [first(1, 'pouch'), first(2, 'recycle_center')], value: 0.5 },
    { what: 'of uniques', item: [first(1, 'mixed', { item_type_id: KITE }), first(2, 'pouch')], value: 0 },
    { what: 'beside other numbers', item: [first(1, 'mixed', { number: 2 }), first(2, 'pouch')], value: 0 },
  ])('$what: $value are lost [WD-01]', ({ item, value }) => {
    const figure = figureOf('#1s mixed away or recycled', { types, rows: { item } });
    expect(figure).toMatchObject({ value, isMet: value === 0 });
  });
});
