import { expect, test } from 'vitest';
import { daysBefore, eventRows, figureOf, type SomeRows } from './figures.fixture.ts';

const LAST_ACTIVE = daysBefore(10);
const LATER = daysBefore(9);
const player = [
  { id: 1, last_active_at: LAST_ACTIVE },
  { id: 2, last_active_at: daysBefore(1) },
];

const event = (type: string, more = {}) => ({
  history: eventRows({ type, created_at: LATER, user_id: 1, primary_item_id: 1, ...more }),
});

test.each<{ what: string; rows: SomeRows; late: number }>([
  { what: 'found an item', rows: event('itemfound'), late: 1 },
  { what: 'found one in time', rows: event('itemfound', { created_at: LAST_ACTIVE }), late: 0 },
  { what: 'traded', rows: event('itemtraded', { gift_user_id: 2, secondary_item_id: 2 }), late: 1 },
  {
    what: 'agreed to a trade',
    rows: event('itemtraded', { user_id: 2, gift_user_id: 1, secondary_item_id: 2 }),
    late: 1,
  },
  { what: 'got a gift', rows: event('itemgifted', { user_id: 2, gift_user_id: 1 }), late: 0 },
  { what: 'lost an item to a drone', rows: event('itemwalladrone'), late: 0 },
  { what: 'sold an item', rows: event('marketsold'), late: 0 },
  { what: 'wrote a post', rows: { forum_post: [{ id: 1, thread_id: 1, created_at: LATER }] }, late: 1 },
  { what: 'wrote a message', rows: { message: [{ created_at: LATER }] }, late: 1 },
  { what: 'made a friend', rows: { friendship: [{ player_id: 1, created_at: LATER }] }, late: 1 },
  { what: 'completed a set', rows: { set_completion: [{ set_id: 1, completed_at: LATER }] }, late: 1 },
  { what: 'visited', rows: { place_visit: [{ place_id: 1, player_id: 1, visited_at: LATER }] }, late: 1 },
  { what: 'redeemed a code', rows: { redeem_code: [{ redeemed_by: 1, redeemed_at: LATER }] }, late: 1 },
  { what: 'has an unused code', rows: { redeem_code: [{ redeemed_by: null, redeemed_at: null }] }, late: 0 },
  { what: 'listed an item', rows: { market_listing: [{ seller_id: 1, listed_at: LATER }] }, late: 1 },
])('a player who $what later than Last Active: $late acts [WD-01]', ({ rows, late }) => {
  const figure = figureOf('acts after Last Active', { rows: { ...rows, player } });

  expect(figure).toMatchObject({ value: late, isMet: late === 0 });
});

test('nobody is active before they join [WD-01]', () => {
  const rows = { player: [{ id: 1, created_at: LATER, last_active_at: LAST_ACTIVE }] };

  expect(figureOf('acts after Last Active', { rows })).toMatchObject({ value: 1, isMet: false });
});
