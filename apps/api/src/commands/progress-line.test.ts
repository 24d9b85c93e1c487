import { expect, test } from 'vitest';
import { createProgressLine } from './progress-line.ts';

/** Moves the cursor to the start of the line and clears it. */
const CLEAR = '\r\u001b[K';

test('a terminal shows the step and the progress in one line that is redrawn', () => {
  const { line, written, clock } = aLine({ isTerminal: true });

  line.show({ doing: 'playing 2016', done: 0.43 });
  clock.now += 1_000;
  line.show({ doing: 'playing 2017', done: 0.5 });
  line.end();

  expect(written).toHaveLength(3);
  expect(written[0]?.startsWith(CLEAR)).toBe(true);
  expect(written[0]).toMatch(/playing 2016 +█{10}░{14} {2,}43 %$/);
  expect(written[1]).toMatch(/playing 2017 +█{12}░{12} {2,}50 %$/);
  expect(written[2]).toBe(CLEAR);
});

test('a terminal is redrawn at most every 80 ms', () => {
  const { line, written } = aLine({ isTerminal: true });

  for (let done = 0; done < 1; done += 0.01) line.show({ doing: 'playing', done });

  expect(written).toHaveLength(1);
});

test('without a terminal a line is printed every few seconds', () => {
  const { line, reported, clock } = aLine({ isTerminal: false });

  for (let second = 0; second < 10; second += 1) {
    line.show({ doing: `playing ${2012 + second}`, done: second / 10 });
    clock.now += 1_000;
  }
  line.end();

  expect(reported).toEqual([
    expect.stringMatching(/^playing 2015 +30 %$/),
    expect.stringMatching(/^playing 2018 +60 %$/),
    expect.stringMatching(/^playing 2021 +90 %$/),
  ]);
});

function aLine({ isTerminal }: { isTerminal: boolean }) {
  const written: string[] = [];
  const reported: string[] = [];
  const clock = { now: 0 };
  const line = createProgressLine({
    terminal: isTerminal ? { write: (text: string) => written.push(text) } : null,
    report: (text) => reported.push(text),
    now: () => clock.now,
  });
  return { line, written, reported, clock };
}
