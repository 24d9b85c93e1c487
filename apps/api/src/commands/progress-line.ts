import type { Progress } from '@wallabee/demo-world/world-rows';

export interface ProgressLine {
  show(progress: Progress): void;
  /** Leaves the terminal to others. */
  end(): void;
}

/** As much of the terminal as drawing over one line needs. */
export interface Terminal {
  write(text: string): unknown;
}

/** A bar that grows in place on a terminal; elsewhere a plain line every few seconds. */
export function createProgressLine(options: {
  terminal: Terminal | null;
  report: (line: string) => void;
  now: () => number;
}): ProgressLine {
  return options.terminal ? barOn(options.terminal, options.now) : plainLines(options.report, options.now);
}

/** For whoever runs a command. */
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
  // What is over within seconds needs no telling.
  let toldAt = now();
  return {
    show: (progress) => {
      if (now() - toldAt < LINE_MS) return;
      toldAt = now();
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
