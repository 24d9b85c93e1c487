import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import { createSchedule } from './schedule.ts';

const aGame = () => ({ now: 0 }) as Game;

test('events run in order of time, and simultaneous ones in the order in which they were added', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), (times) => {
      const schedule = createSchedule();
      const ran: { at: number; index: number }[] = [];
      schedule.add(times.map((at, index) => ({ at, run: () => ran.push({ at, index }) })));

      schedule.runUntil(aGame(), 100);

      expect(ran).toEqual(
        times.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at || a.index - b.index),
      );
    }),
  );
});

test('an event adds another, which runs in its time', () => {
  const schedule = createSchedule();
  const game = aGame();
  const ran: string[] = [];
  const add = (at: number, name: string, run = () => {}) =>
    schedule.add([
      {
        at,
        run: () => {
          ran.push(`${name} ${game.now}`);
          run();
        },
      },
    ]);
  add(1, 'first', () => add(3, 'added'));
  add(2, 'second');
  add(4, 'late');

  schedule.runUntil(game, 3);

  expect(ran).toEqual(['first 1', 'second 2', 'added 3']);
});
