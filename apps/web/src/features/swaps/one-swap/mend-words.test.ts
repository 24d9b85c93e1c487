import { PlayerId } from '@wallabee/contract/protocol/ids';
import type { RingInstead } from '@wallabee/contract/swaps/ring';
import { expect, test } from 'vitest';
import { aNumber, aRing } from '../ring/ring.fixture.ts';
import { proposalOf, proposeLabel, wayHeading, waySeats, wayText } from './mend-words.ts';
import { ADA, brokenSwap, SIPHO, ZOE } from './swap.fixture.ts';

const swap = brokenSwap();
const [ada, lavender, zoe, sipho] = swap.members;

function aWay(way: Partial<RingInstead>): RingInstead {
  const members = [ada, lavender, sipho].flatMap((member) => member ?? []);
  return { kind: 'without', about: ZOE, unchanged: [], members, ...way };
}

test('a way without the member says so, and that the player gets the same [SW-05]', () => {
  const way = aWay({ unchanged: [PlayerId.parse(2)] });

  expect(wayHeading(way, swap)).toBe('Leave Zoë out');
  expect(wayText(way, swap)).toBe('You still get Falling Star in a Hat #9. Still to agree: Sipho.');
  expect(proposeLabel(way)).toBe('Propose, two have agreed');
});

test('a way with another item names the item [SW-05]', () => {
  const other = zoe ? [{ ...zoe, gives: aNumber('Pound of Loose Hail', 412) }] : [];
  const members = [ada, lavender, ...other, sipho].flatMap((member) => member ?? []);

  expect(wayHeading(aWay({ kind: 'other_item', members }), swap)).toBe('Zoë gives Pound of Loose Hail #412');
  expect(wayHeading(aWay({ kind: 'other_item', members, about: ADA }), swap)).toBe(
    'You give Swarm in the Postbox #1,408',
  );
});

test('a new ring says with whom, and what the player gets [SW-05]', () => {
  const members = aRing(
    { name: 'Ada', gives: aNumber('Swarm in the Postbox', 1_408) },
    { name: 'Ravi H.', gives: aNumber('Falling Star in a Hat', 733) },
  );
  const way = aWay({ kind: 'new', members });

  expect(wayHeading(way, swap)).toBe('A new pair, with Ravi H.');
  expect(wayText(way, swap)).toBe('You get Falling Star in a Hat #733. Still to agree: Ravi H.');
  expect(proposeLabel(way)).toBe('Propose');
  expect(wayHeading(aWay({ kind: 'new' }), swap)).toBe('A new ring of three');
});

test('agreements carry over only where give and get are unchanged [SW-05]', () => {
  expect(waySeats(aWay({ unchanged: [SIPHO] })).map(({ agreed }) => agreed)).toEqual([true, false, true]);
});

test('the proposal names the broken swap [SW-05]', () => {
  expect(proposalOf(aWay({}), swap)).toMatchObject({
    instead_of: swap.id,
    members: [{ player_id: ADA }, { player_id: 2 }, { player_id: SIPHO }],
  });
});
