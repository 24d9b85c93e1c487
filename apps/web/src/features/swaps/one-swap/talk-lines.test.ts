import { SwapId } from '@wallabee/contract/protocol/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ADA, aMessage, aSwap, brokenSwap, hoursFromNow, SIPHO, ZOE } from './swap.fixture.ts';
import { type TalkLine, talkLines } from './talk-lines.ts';

test('messages and what happened are in order of time [SW-07]', () => {
  const messages = [aMessage(1, SIPHO, 'It deserves better.', -40), aMessage(2, ADA, 'It melts.', -20)];
  const swap = { ...brokenSwap(), messages };

  expect(talkLines(swap).map(textOf)).toEqual([
    'Sipho proposed it',
    'It deserves better.',
    'You agreed',
    'It melts.',
    'Pound of Loose Hail #88 was mixed',
  ]);
});

test.each([
  [{ state: 'settled' }, 'All four items changed hands'],
  [{ state: 'declined', ended_by: ZOE }, 'Zoë declined'],
  [{ state: 'withdrawn', ended_by: ADA }, 'You took it back'],
  [{ state: 'expired' }, 'It ended without all answers'],
] as const)('the end is the last line: %j [SW-03, SW-04]', (end, text) => {
  const swap = aSwap({ ...end, ended_at: hoursFromNow(-1) });

  expect(talkLines(swap).map(textOf).at(-1)).toBe(text);
});

test('an agreement from the broken ring is called carried over [SW-05]', () => {
  const swap = aSwap({
    agreed: ['Ada', 'Sipho'],
    proposer_id: ADA,
    instead_of: SwapId.parse(3),
    created_at: hoursFromNow(-2),
  });

  expect(talkLines(swap).map(textOf)).toEqual(['You proposed it', 'The agreement of Sipho carried over']);
});

test('no line is lost or out of order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -100, max: 0 })), (hours) => {
      const messages = hours.toSorted((a, b) => a - b).map((hour, id) => aMessage(id, ZOE, 'Hm.', hour));
      const lines = talkLines(aSwap({ agreed: ['Sipho', 'Zoë'], messages }));
      const times = lines.map((line) => Date.parse('note' in line ? line.note.at : line.message.created_at));

      expect(lines).toHaveLength(messages.length + 2);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }),
  );
});

function textOf(line: TalkLine): string {
  return 'note' in line ? line.note.text : line.message.text;
}
