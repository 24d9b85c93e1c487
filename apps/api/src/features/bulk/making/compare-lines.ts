import { type FullKind, KEYS_OF_LINES } from '@wallabee/contract/bulk/bulk-kinds';

export interface Comparison {
  /** The changes up to and including these lines of the new file. */
  changes(lines: readonly string[]): Promise<string[]>;
  /** Deletions of the lines that follow the last new line in the previous file. Call it once, at the end. */
  rest(): AsyncGenerator<string[]>;
}

/** Merges two sorted files: both have their lines in key order. */
export function compareLines(kind: FullKind, former: AsyncIterator<string[]>): Comparison {
  let lines: string[] = [];
  let position = 0;
  let isOver = false;

  /** The current line of the previous file; undefined at its end. */
  async function load(): Promise<string | undefined> {
    while (position === lines.length && !isOver) {
      const next = await former.next();
      position = 0;
      lines = next.done ? [] : next.value;
      isOver = next.done === true;
    }
    return lines[position];
  }

  async function addChange(line: string, changes: string[]): Promise<void> {
    let step: Step;
    do {
      const before = lines[position] ?? (await load());
      step = stepOf(kind, before, line);
      if (step !== 'new') position += 1;
      if (before !== undefined && step === 'deleted') changes.push(deletion(kind, before));
    } while (step === 'deleted');
    if (step !== 'same') changes.push(`{"kind":"${kind}","change":"put","row":${line}}`);
  }

  return {
    async changes(newLines) {
      const changes: string[] = [];
      for (const line of newLines) await addChange(line, changes);
      return changes;
    },
    async *rest() {
      while ((await load()) !== undefined) {
        yield lines.slice(position).map((line) => deletion(kind, line));
        position = lines.length;
      }
    },
  };
}

type Step = 'same' | 'changed' | 'deleted' | 'new';

/** What the pair of current lines means. After `new` the previous line is compared again. */
function stepOf(kind: FullKind, before: string | undefined, now: string): Step {
  if (before === undefined) return 'new';
  if (before === now) return 'same';
  const former = keyOf(kind, before);
  const difference = Object.entries(keyOf(kind, now))
    .map(([name, value]) => value - (former[name] ?? 0))
    .find((by) => by !== 0);
  if (difference === undefined) return 'changed';
  return difference > 0 ? 'deleted' : 'new';
}

function deletion(kind: FullKind, line: string): string {
  return JSON.stringify({ kind, change: 'delete', key: keyOf(kind, line) });
}

function keyOf(kind: FullKind, line: string): Record<string, number> {
  const row = JSON.parse(line);
  return Object.fromEntries(KEYS_OF_LINES[kind].map((name) => [name, row[name]]));
}
