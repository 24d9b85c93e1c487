import { closeSync, openSync } from 'node:fs';

/** What the operator reads. The log is for machines and goes its own way. */
export function say(line: string) {
  process.stdout.write(`${line}\n`);
}

/** Whether the process has a controlling terminal: one that has hung up is none. */
export function hasTerminal(): boolean {
  try {
    closeSync(openSync('/dev/tty', 'r'));
    return true;
  } catch {
    return false;
  }
}
