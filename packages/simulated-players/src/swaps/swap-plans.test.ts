import { expect, test } from 'vitest';
import { planNextProposal, planSwapAnswer, planSwapLine, planSwapReply } from './swap-plans.ts';

const IDS = Array.from({ length: 6_000 }, (_, nth) => nth + 1);

test('proposals are answered after 15 seconds to 2.5 minutes', () => {
  const delays = IDS.map((swapId) => planSwapAnswer({ swapId, playerId: 7 }).delayMs);

  expect([Math.min(...delays), Math.max(...delays)]).toEqual([15_000, 150_000]);
});

test('members of one ring answer at different times', () => {
  const delays = IDS.slice(0, 100).map((playerId) => planSwapAnswer({ swapId: 3, playerId }).delayMs);

  expect(new Set(delays).size).toBeGreaterThan(50);
});

test('one member in three writes at a moment, within 40 seconds', () => {
  const plans = IDS.flatMap((swapId) => planSwapLine({ swapId, playerId: 7 }, 'agreed') ?? []);

  expect(plans.length / IDS.length).toBeCloseTo(1 / 3, 1);
  expect(Math.max(...plans.map(({ delayMs }) => delayMs))).toBe(40_000);
});

test('70 of 100 messages are answered by one of the members, after 20 seconds to 2 minutes', () => {
  const plans = IDS.flatMap((messageId) => planSwapReply(messageId, ['ben', 'cleo']) ?? []);
  const delays = plans.map(({ delayMs }) => delayMs);

  expect(plans.length / IDS.length).toBeCloseTo(0.7, 1);
  expect([Math.min(...delays), Math.max(...delays)]).toEqual([20_000, 120_000]);
  expect(new Set(plans.map(({ sender }) => sender))).toEqual(new Set(['ben', 'cleo']));
  expect(planSwapReply(1, [])).toBeUndefined();
});

test('the next proposal to a person comes after 3 to 6 minutes', () => {
  const delays = IDS.map((swapId) => planNextProposal(swapId).delayMs);

  expect([Math.min(...delays), Math.max(...delays)]).toEqual([180_000, 360_000]);
});
