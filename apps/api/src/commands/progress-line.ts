import type { Progress } from '@wallabee/demo-world/world-rows';

export interface ProgressLine {
  show(progress: Progress): void;
  end(): void;
}

export interface Terminal {
  write(text: string): unknown;
}

/** Draws a bar on a terminal; elsewhere it prints a line every few seconds. */
export function createProgressLine(options: {
  terminal: Terminal | null;
  report: (line: string) => void;
  now: () => number;
}): ProgressLine {
  return options.terminal ? barOn(options.terminal, options.now) : plainLines(options.report, options.now);
}

export function createOperatorsProgress(report: (line: string) => void): ProgressLine {
  const terminal = process.stdout.isTTY ? process.stdout : null;
  return createProgressLine({ terminal, report, now: () => performance.now() });
}

const BAR_WIDTH = 24;
const REDRAW_MS = 80;
const LINE_MS = 3_000;

function barOn(terminal: Terminal, now: () => number): ProgressLine {
  let drawnAt = Number.NEGATIVE_INFINITY;
  return {
    show: (progress) => {
      if (now() - drawnAt < REDRAW_MS) return;
      drawnAt = now();
      terminal.write(`\r\u001b[K${inWords(progress, bar(progress.done))}`);
    },
    end: () => terminal.write('\r\u001b[K'),
  };
}

function plainLines(report: (line: string) => void, now: () => number): ProgressLine {
  // The first line appears after LINE_MS, so a short command prints none.
  let reportedAt = now();
  return {
    show: (progress) => {
      if (now() - reportedAt < LINE_MS) return;
      reportedAt = now();
      report(inWords(progress));
    },
    end: () => {},
  };
}

function inWords({ doing, done }: Progress, drawn?: string): string {
  const percent = `${String(Math.floor(done * 100)).padStart(3)} %`;
  return [doing.padEnd(26), ...(drawn ? [drawn] : []), percent].join('  ');
}

function bar(done: number): string {
  const full = Math.round(Math.min(done, 1) * BAR_WIDTH);
  return '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
}
