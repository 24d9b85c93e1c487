const MOST_ENTRIES = 2;
const LONGEST_TEXT = 240;

/** Truncates lists, maps by id and texts, so that all fields of an example fit on a screen. */
export function cutExample(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map(cutExample);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const shown = isMap(value) ? entries.slice(0, MOST_ENTRIES) : entries;
  return Object.fromEntries(shown.map(([name, inner]) => [name, cutExample(inner)]));
}

/** Lists every field with its type. The entries of a list or map are merged. */
export function shapeOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((inner) => shapeOf(inner, `${path}[]`)))].sort();
  if (typeof value !== 'object' || value === null)
    return [`${path}: ${value === null ? 'null' : typeof value}`];
  const name = (key: string) => (isMap(value) ? `${path}.*` : `${path}.${key}`);
  return [...new Set(Object.entries(value).flatMap(([key, inner]) => shapeOf(inner, name(key))))].sort();
}

/** Whether an answer is useful as an example: an empty list is not. */
export function hasContent(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const values = Array.isArray(answer) ? [answer] : Object.values(answer);
  const lists = values.filter(Array.isArray);
  return lists.length === 0 ? values.some((value) => value !== null) : lists.some((list) => list.length > 0);
}

function isMap(value: object): boolean {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key));
}
