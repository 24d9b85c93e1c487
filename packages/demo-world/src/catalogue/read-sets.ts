import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Entries, type Entry, fieldOf, type Keys, readEntries, readEntry, UNREAD } from './entries.ts';
import { type Problem, problem } from './problem.ts';
import { type Item, itemFormat, SetHeader } from './set-format.ts';
import { readYamlFile } from './yaml-file.ts';

export interface SetsReading {
  sets: Entries<SetHeader>;
  items: Entry<DraftItem>[];
  itemNames: Keys;
  problems: Problem[];
}

/** Undefined where the set's own fields are invalid. */
export type DraftItem = Item & { set: SetHeader | undefined };

/** Item names are case-insensitive. */
export function nameKey(name: string): string {
  return name.toLowerCase();
}

export async function readSets(folder: string): Promise<SetsReading> {
  const names = await readdir(join(folder, 'sets')).catch(() => null);
  if (!names) {
    const missing = problem({ file: 'sets', line: 1 }, 'The folder is missing, or may not be read.');
    return { sets: UNREAD, items: [], itemNames: UNREAD.keys, problems: [missing] };
  }
  const files = names.filter((name) => /\.ya?ml$/i.test(name)).sort();
  const readings = await Promise.all(files.map((name) => readSetFile(folder, `sets/${name}`)));
  const problems = readings.flatMap((reading) => reading.problems);
  return {
    sets: {
      valid: readings.flatMap(({ header }) => header ?? []),
      keys: { has: (id) => readings.some((reading) => reading.setIds.has(id)) },
      problems: [],
    },
    items: readings.flatMap(({ items }) => items),
    itemNames: { has: (name) => readings.some((reading) => reading.itemNames.has(name)) },
    problems,
  };
}

interface SetFileReading {
  header: Entry<SetHeader> | undefined;
  setIds: Keys;
  items: Entry<DraftItem>[];
  itemNames: Keys;
  problems: Problem[];
}

async function readSetFile(folder: string, name: string): Promise<SetFileReading> {
  const { file, problems } = await readYamlFile(folder, name);
  if (!file) return { header: undefined, setIds: UNREAD.keys, items: [], itemNames: UNREAD.keys, problems };

  const set = readEntry(file, [], SetHeader);
  const items = readEntries({
    file,
    path: ['items'],
    schemaOf: (raw) => itemFormat(fieldOf(raw, 'name')),
    keyOf: (raw) => nameKey(String(fieldOf(raw, 'name'))),
  });
  return {
    header: set.entry,
    setIds: new Set([fieldOf(file.content, 'id')]),
    items: items.valid.map(({ value, at }) => ({ value: { ...value, set: set.entry?.value }, at })),
    itemNames: items.keys,
    problems: [...set.problems, ...items.problems],
  };
}
