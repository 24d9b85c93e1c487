import type { ItemId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { anOffer, aRing, ownSwaps } from '../swaps.fixture.ts';
import { changedBy, inputOf, type OwnChange, undoing } from './own-change.ts';

const withheld = { ...anOffer(1), offered: false, is_by_hand: true };

describe('what the page shows at once', () => {
  test('an item that is withheld leaves the offers, and is counted no more [SW-01]', () => {
    const own = ownSwaps({ offers: [anOffer(1), anOffer(2)] });

    const changed = changedBy(own, { offers: [withheld] });

    expect(changed.offers).toEqual([anOffer(2)]);
    expect(changed.offers_paging.total_results).toBe(1);
  });

  test('an item that is offered comes first, and only once', () => {
    const own = ownSwaps({ offers: [anOffer(2)] });

    const changed = changedBy(changedBy(own, { offers: [anOffer(1)] }), { offers: [anOffer(1)] });

    expect(changed.offers).toEqual([anOffer(1), anOffer(2)]);
    expect(changed.offers_paging.total_results).toBe(2);
  });

  test('the list of everything has the item in its place', () => {
    const own = ownSwaps({ offers: [anOffer(2), anOffer(1)] });

    expect(changedBy(own, { offers: [withheld] }, 'all').offers).toEqual([anOffer(2), withheld]);
    expect(changedBy(own, { offers: [anOffer(3)] }, 'all')).toEqual(own);
  });

  test('a player who leaves has no rings and is halted, and is not after coming back [SW-08]', () => {
    const left = changedBy(ownSwaps({ rings: [aRing(1, 2)] }), { left_out: true });

    expect(left).toMatchObject({ rings: [], left_out: true, halted_by: 'left_out' });
    expect(changedBy(left, { left_out: false })).toMatchObject({ left_out: false, halted_by: null });
  });

  test('coming back does not answer open proposals', () => {
    expect(changedBy(ownSwaps({ halted_by: 'open' }), { left_out: false }).halted_by).toBe('open');
  });

  test('rings with the same give and get are hidden, others are not', () => {
    const own = ownSwaps({ rings: [aRing(1, 2), aRing(1, 5, 2), aRing(1, 3), aRing(4, 2)] });
    const exchange = { gives: 1 as ItemId, gets: 2 as ItemId };

    const changed = changedBy(own, { not_for_me: { ...exchange, hidden: true } });

    expect(changed.rings).toEqual([aRing(1, 3), aRing(4, 2)]);
    expect(changedBy(own, { not_for_me: { ...exchange, hidden: false } }).rings).toEqual(own.rings);
  });
});

const wants = [{ kind: 'lower' as const, on: false, better_class_only: true }];
const changes: OwnChange[] = [
  { offers: [withheld] },
  { offers: [anOffer(7)] },
  { offers_spares: false },
  { wants },
  { left_out: true },
];

test.each(changes)('undoing %j restores what was shown', (change) => {
  const own = ownSwaps({ offers: [anOffer(1)], wants: [] });

  const undone = changedBy(changedBy(own, change), undoing(own, change));

  const ids = (answer: typeof own) => answer.offers.map(({ item }) => item.item_id);
  expect({ ...undone, offers: ids(undone) }).toEqual({ ...own, offers: ids(own) });
});

test('only what is changed is sent', () => {
  expect(inputOf({ offers: [withheld] })).toEqual({ body: { offers: [{ item_id: 1, offered: false }] } });
  expect(inputOf({ left_out: true })).toEqual({ body: { left_out: true } });
  const exchange = { gives: 1 as ItemId, gets: 2 as ItemId, hidden: true };
  expect(inputOf({ not_for_me: exchange })).toEqual({ body: { not_for_me: [exchange] } });
});
