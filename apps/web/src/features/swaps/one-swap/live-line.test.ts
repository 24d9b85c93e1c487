import { expect, test } from 'vitest';
import { liveLine } from './live-line.ts';
import { ADA, aMessage, aSwap, brokenSwap, ZOE } from './swap.fixture.ts';

const BEFORE = aSwap({ agreed: ['Sipho', 'Ada'] });
const message = aMessage(1, ZOE, 'Give me until tonight.', -1);

test.each([
  [aSwap({ agreed: ['Sipho', 'Ada', 'Zoë'] }), 'Zoë agreed, three of four'],
  [
    aSwap({ agreed: ['Sipho', 'Ada', 'Zoë', 'lavenderquill63'] }),
    'lavenderquill63 and Zoë agreed, four of four',
  ],
  [{ ...BEFORE, state: 'settled' as const }, 'Settled. All items have changed hands.'],
  [{ ...BEFORE, state: 'declined' as const, ended_by: ZOE }, 'Zoë declined. The swap has ended.'],
  [{ ...BEFORE, state: 'withdrawn' as const, ended_by: ADA }, 'You took it back. The swap has ended.'],
  [{ ...BEFORE, state: 'expired' as const }, 'The swap has ended.'],
  [brokenSwap(), 'The ring is broken.'],
  [{ ...BEFORE, messages: [message] }, 'Zoë wrote: Give me until tonight.'],
  [{ ...BEFORE, messages: [{ ...message, sender_id: ADA }] }, null],
  [{ ...BEFORE, is_seen: false }, null],
])('a change is announced in one line [SW-07]', (after, line) => {
  expect(liveLine(BEFORE, after)).toBe(line);
});
