import { readdir } from 'node:fs/promises';
import type { z } from 'zod';
import { type Entries, type Entry, fieldOf, type Keys, readEntries, readEntry, UNREAD } from './entries.ts';
import {
  AchievementEntry,
  CategoriesFile,
  CategoryEntry,
  ExceptionsFile,
  GenerationEntry,
  GroupEntry,
  ListFile,
  MixException,
  StoreEntry,
  UsedException,
} from './list-formats.ts';
import { type Problem, problem } from './problem.ts';
import { type DraftItem, readSets } from './read-sets.ts';
import type { SetHeader } from './set-format.ts';
import { readYamlFile } from './yaml-file.ts';

export interface Draft {
  generations: Entries<GenerationEntry>;
  sets: Entries<SetHeader>;
  items: Entry<DraftItem>[];
  itemNames: Keys;
  stores: Entries<StoreEntry>;
  groups: Entries<GroupEntry>;
  categories: Entries<CategoryEntry>;
  mixExceptions: Entries<MixException>;
  usedExceptions: Entries<UsedException>;
  achievements: Entries<AchievementEntry>;
  problems: Problem[];
}

export async function readDraft(folder: string): Promise<Draft> {
  const { problems: setProblems, ...sets } = await readSets(folder);
  const generations = await readListFile(folder, 'generations.yaml', ListFile);
  const stores = await readListFile(folder, 'stores.yaml', ListFile);
  const categories = await readListFile(folder, 'categories.yaml', CategoriesFile);
  const exceptions = await readListFile(folder, 'exceptions.yaml', ExceptionsFile);
  const achievements = await readListFile(folder, 'achievements.yaml', ListFile);
  const files = [generations, stores, categories, exceptions, achievements];

  const lists = {
    generations: generations.entries([], GenerationEntry, 'id'),
    stores: stores.entries([], StoreEntry, 'slug'),
    groups: categories.entries(['groups'], GroupEntry, 'slug'),
    categories: categories.entries(['categories'], CategoryEntry, 'slug'),
    mixExceptions: exceptions.entries(['mix'], MixException, 'item'),
    usedExceptions: exceptions.entries(['used'], UsedException, 'item'),
    achievements: achievements.entries([], AchievementEntry, 'slug'),
  };
  const strays = await findStrayFiles(
    folder,
    files.map(({ name }) => name),
  );
  const inLists = [...files, ...Object.values(lists)].flatMap(({ problems }) => problems);
  return { ...sets, ...lists, problems: [...strays, ...setProblems, ...inLists] };
}

interface ListFileReading {
  name: string;
  problems: Problem[];
  entries<Schema extends z.ZodType>(
    path: PropertyKey[],
    schema: Schema,
    key: string,
  ): Entries<z.output<Schema>>;
}

async function readListFile(folder: string, name: string, format: z.ZodType): Promise<ListFileReading> {
  const { file, problems } = await readYamlFile(folder, name);
  if (!file) return { name, problems, entries: () => UNREAD };
  return {
    name,
    problems: readEntry(file, [], format).problems,
    entries: (path, schema, key) =>
      readEntries({ file, path, schemaOf: () => schema, keyOf: (raw) => fieldOf(raw, key) }),
  };
}

/** A misspelt file name must not pass for a catalogue without that file. */
async function findStrayFiles(folder: string, known: string[]): Promise<Problem[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => /\.ya?ml$/i.test(name) && !known.includes(name))
    .map((file) => problem({ file, line: 1 }, `This is none of ${known.join(', ')}.`));
}
