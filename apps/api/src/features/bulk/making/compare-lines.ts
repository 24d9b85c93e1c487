import { type FullKind, KEYS_OF_LINES } from '@wallabee/contract/bulk/bulk-kinds';

export interface Comparison {
  /** The lines of changes up to and with these lines of the new file. */
  changes(lines: readonly string[]): Promise<string[]>;
  /** What the former file had beyond the last of them, once. */
  rest(): AsyncGenerator<string[]>;
}

/** Compares a file with the former one. Both have their lines in the order of the keys. */
export function compareLines(kind: FullKind, former: AsyncIterator<string[]>): Comparison {
  let lines: string[] = [];
  let position = 0;
  let isOver = false;

  /** The line at the position; undefined at the end. */
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

/** What became of the former line where it is compared with the next new one: `new` says nothing of it. */
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
