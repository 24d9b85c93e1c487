import { describe, expect, test } from 'vitest';
import { ADA, aSwap, brokenSwap, hoursFromNow, NOW, ZOE } from './swap.fixture.ts';
import {
  brokenHeading,
  brokenText,
  endedText,
  hubOfSwap,
  membersWithoutAnswer,
  statusHeading,
  swapLead,
  swapTitle,
} from './swap-words.ts';

test('a swap is named after what the player gets', () => {
  expect(swapTitle(aSwap())).toBe('Falling Star in a Hat, #9');
});

test('the sentence below says who proposed it and when', () => {
  const pair = aSwap();
  pair.members = pair.members.slice(0, 2);

  expect(swapLead(aSwap(), NOW)).toBe('A ring of four, proposed by Sipho on Tuesday.');
  expect(swapLead({ ...pair, proposer_id: ADA, created_at: hoursFromNow(0) }, NOW)).toBe(
    'A straight swap, proposed by you today.',
  );
});

test('the status counts who has agreed [SW-03]', () => {
  const swap = aSwap({ agreed: ['Sipho', 'Ada', 'lavenderquill63'] });

  expect(statusHeading(aSwap())).toBe('One of four agreed');
  expect(statusHeading(swap)).toBe('Three of four agreed');
  expect(membersWithoutAnswer(swap).map(({ player }) => player.name)).toEqual(['Zoë']);
});

describe('a broken ring says who moved which item [SW-05]', () => {
  test.each([
    ['itemcreated', ZOE, 'Zoë mixed Pound of Loose Hail #88 today at 14:30.'],
    ['itemgifted', ADA, 'You gave Swarm in the Postbox #1,408 away today at 14:30.'],
    ['itemlisted', ZOE, 'Zoë put Pound of Loose Hail #88 on the market today at 14:30.'],
    ['accountclosed', ZOE, 'The account of Zoë was closed today at 14:30.'],
  ] as const)('%s by %i', (event, by, sentence) => {
    expect(brokenText(brokenSwap(event, by), NOW)).toBe(
      `${sentence} Nothing was lost; the other three items are where they were.`,
    );
  });

  test('in the heading and in the middle of the ring', () => {
    expect(brokenHeading(brokenSwap())).toBe('The ring is broken: Pound of Loose Hail has gone');
    expect(hubOfSwap(brokenSwap())).toEqual({ head: 'Broken', line: '#88 has gone' });
  });
});

test.each([
  ['declined', ZOE, 'Zoë declined today at 12:30. Nothing has changed hands.'],
  ['declined', ADA, 'You declined today at 12:30. Nothing has changed hands.'],
  ['withdrawn', ZOE, 'Zoë took back their word today at 12:30. Nothing has changed hands.'],
  ['withdrawn', ADA, 'You took back your word today at 12:30. Nothing has changed hands.'],
  [
    'expired',
    null,
    'It ended today at 12:30 without the answer of you, lavenderquill63 and Zoë. Nothing has changed hands.',
  ],
] as const)('a swap that was %s by %s says so [SW-03]', (state, ended_by, sentence) => {
  expect(endedText(aSwap({ state, ended_by, ended_at: hoursFromNow(-3) }), NOW)).toBe(sentence);
});

test('in the middle of a settled ring is what the player has now [SW-04]', () => {
  expect(hubOfSwap(aSwap({ state: 'settled' }))).toEqual({ head: 'Swapped', line: '#9 is yours' });
});
