import { expect } from 'vitest';
import type { LogStream } from '../src/platform/http/logs/logger.ts';

const ERROR = 50;
const logged: string[] = [];
const expected: RegExp[] = [];

/** The log of every server that runs within a test. */
export const serverLog: LogStream = {
  write: (line) => {
    logged.push(...errorLines(line));
  },
};

/** Declares that the running test provokes a failure, so that the server logs a matching error. */
export function expectErrorLog(pattern: RegExp) {
  expected.push(pattern);
}

/** After each test: its servers have logged the errors that it declared, and no other. */
export function checkServerLogs() {
  const [lines, patterns] = [logged.splice(0), expected.splice(0)];
  expect(undeclared(lines, patterns), 'errors that no test has declared').toEqual([]);
  const missing = patterns.filter((pattern) => !lines.some((line) => pattern.test(line)));
  expect(missing, 'declared errors that were not logged').toEqual([]);
}

/** For a server in a process of its own, which has ended. */
export function checkProcessLog(output: string, declared: RegExp[] = []) {
  expect(undeclared(errorLines(output), declared), 'errors in the log of a process').toEqual([]);
}

function undeclared(lines: string[], patterns: RegExp[]): string[] {
  return lines.filter((line) => !patterns.some((pattern) => pattern.test(line)));
}

/** A response that was sent twice is logged as a warning. */
export function errorLines(output: string): string[] {
  return output.split('\n').filter((line) => {
    const level = Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0);
    return level >= ERROR || (level > 0 && line.includes('FST_ERR_REP'));
  });
}
