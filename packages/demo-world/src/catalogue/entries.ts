import type { z } from 'zod';
import { type Place, type Problem, problem } from './problem.ts';
import type { YamlFile } from './yaml-file.ts';

export interface Entry<Value> {
  value: Value;
  at(...path: PropertyKey[]): Place;
}

export interface Entries<Value> {
  valid: Entry<Value>[];
  /** Includes invalid entries, so that a reference to one is not reported as a second problem. */
  keys: Keys;
  problems: Problem[];
}

export interface Keys {
  has(key: unknown): boolean;
}

/** For a list that could not be parsed: any reference into it counts as known. */
export const UNREAD: Entries<never> = { valid: [], keys: { has: () => true }, problems: [] };

export interface Reading<Value> {
  entry: Entry<Value> | undefined;
  problems: Problem[];
}

export function readEntry<Schema extends z.ZodType>(
  file: YamlFile,
  path: PropertyKey[],
  schema: Schema,
): Reading<z.output<Schema>> {
  const raw = valueAt(file.content, path);
  const at = (...inside: PropertyKey[]) => ({ file: file.name, line: file.lineOf([...path, ...inside]) });
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { entry: { value: parsed.data, at }, problems: [] };

  const subject = subjectOf(raw);
  const problems = parsed.error.issues.flatMap((issue) =>
    complaintsOf(issue, raw).map(({ inside, words }) => problem(at(...inside), `${subject}${words}.`)),
  );
  return { entry: undefined, problems };
}

/** Parses each entry separately, so that one invalid entry does not hide problems of others. */
export function readEntries<Schema extends z.ZodType>(options: {
  file: YamlFile;
  path: PropertyKey[];
  schemaOf: (raw: unknown) => Schema;
  keyOf: (raw: unknown) => unknown;
}): Entries<z.output<Schema>> {
  const list = valueAt(options.file.content, options.path);
  if (!Array.isArray(list)) return UNREAD;
  const readings = list.map((raw, position) =>
    readEntry(options.file, [...options.path, position], options.schemaOf(raw)),
  );
  return {
    valid: readings.flatMap(({ entry }) => entry ?? []),
    keys: new Set(list.map(options.keyOf)),
    problems: readings.flatMap(({ problems }) => problems),
  };
}

export function fieldOf(raw: unknown, field: PropertyKey): unknown {
  return typeof raw === 'object' && raw !== null ? Reflect.get(raw, field) : undefined;
}

function valueAt(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(fieldOf, content);
}

function subjectOf(raw: unknown): string {
  const name = fieldOf(raw, 'name');
  return typeof name === 'string' ? `${name}: ` : '';
}

function complaintsOf(issue: z.core.$ZodIssue, raw: unknown): { inside: PropertyKey[]; words: string }[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ inside: [...issue.path, key], words: `"${key}" ${issue.message}` }));
  }
  const field = issue.path.filter((step) => typeof step === 'string').join('.');
  const isMissing = issue.path.length > 0 && valueAt(raw, issue.path) === undefined;
  const words = isMissing ? `"${field}" is missing` : `${field ? `"${field}"` : 'This'} ${issue.message}`;
  return [{ inside: issue.path, words }];
}
