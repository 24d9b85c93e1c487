import { expect, test } from 'vitest';
import { createRecorder } from './recorder.ts';

function aRecorder(start = '2026-06-01T12:00:30Z') {
  const clock = { now: new Date(start) };
  const recorder = createRecorder(() => clock.now);
  const pass = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  };
  return { recorder, pass };
}

test('answers are counted by minute, and a status of 500 or above as failed', () => {
  const { recorder, pass } = aRecorder();
  for (const status of [200, 404, 429, 500, 503]) recorder.count(status, 3);
  pass(1);
  recorder.count(200, 3);

  expect(recorder.unwritten()).toMatchObject([
    { minute: new Date('2026-06-01T12:00:00Z'), requests: 5, failed: 2, was_cut_off: false },
  ]);
});

test('a minute without requests is recorded', () => {
  const { recorder, pass } = aRecorder();
  pass(1);

  expect(recorder.unwritten()).toMatchObject([{ requests: 0, failed: 0 }]);
});

test('the current minute is written only when the server stops', () => {
  const { recorder } = aRecorder();
  recorder.count(200, 3);

  expect(recorder.unwritten()).toEqual([]);
  expect(recorder.unwritten({ isStopping: true })).toMatchObject([{ requests: 1 }]);
});

test('written minutes are not written again, and stay in the last hour', () => {
  const { recorder, pass } = aRecorder();
  recorder.count(200, 3);
  pass(1);
  recorder.markWritten(recorder.unwritten());

  expect(recorder.unwritten()).toEqual([]);
  expect(recorder.lastHour()).toMatchObject([{ requests: 1 }]);
  pass(60);
  expect(recorder.lastHour()).toEqual([]);
});

test('unwritten minutes are dropped after a day', () => {
  const { recorder, pass } = aRecorder();
  for (let minute = 0; minute < 1_500; minute += 1) {
    recorder.begin();
    pass(1);
  }

  expect(recorder.unwritten()).toHaveLength(1_440);
});
