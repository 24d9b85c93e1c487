/** The fields that a client reads: a type, an object of fields, or a list with one element type. `*` is any field. */
export type Reads = TypeName | readonly [Reads] | { readonly [field: string]: Reads };

/** One recorded request of a client. */
export interface Recording<Known> {
  /** The name of the call in the client's code. */
  name: string;
  method: 'GET' | 'POST';
  path: (known: Known) => string;
  headers: (known: Known) => Record<string, string>;
  /** The exact bytes of the request body. */
  body?: Buffer;
  reads: Reads;
}

/**
 * Lists the fields whose type differs from what the client reads. A list or an object without any element is a fault,
 * as it proves nothing.
 */
export function misread(answer: unknown, reads: Reads, path = 'answer'): string[] {
  if (typeof reads === 'string')
    return TYPES[reads](answer) ? [] : [`${path} is ${typeOf(answer)}, not ${reads}`];
  if (isEach(reads)) {
    if (!Array.isArray(answer) || answer.length === 0)
      return [`${path} is ${typeOf(answer)}, not a list of some`];
    return answer.flatMap((element, index) => misread(element, reads[0], `${path}[${index}]`));
  }
  if (!isObject(answer)) return [`${path} is ${typeOf(answer)}, not an object`];
  if ('*' in reads && Object.keys(answer).length === 0) return [`${path} has no fields`];
  return Object.entries(reads).flatMap(([field, type]) =>
    namesOf(field, answer).flatMap((name) => misread(answer[name], type, `${path}.${name}`)),
  );
}

function namesOf(field: string, answer: Record<string, unknown>): string[] {
  return field === '*' ? Object.keys(answer) : [field];
}

/** `number?` may be missing but not null; `digits` and `decimal` are numbers in strings; a list of digits may be empty. */
const TYPES = {
  string: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  boolean: (value: unknown) => typeof value === 'boolean',
  integer: (value: unknown) => Number.isSafeInteger(value),
  list: (value: unknown) => Array.isArray(value),
  'list of digits': (value: unknown) => Array.isArray(value) && value.every(isDigits),
  'number?': (value: unknown) => value === undefined || typeof value === 'number',
  digits: isDigits,
  'digits or nothing': (value: unknown) => isText(value, /^\d*$/),
  decimal: (value: unknown) => isText(value, /^-?\d+(\.\d+)?$/),
  'RFC 2822': (value: unknown) => isText(value, /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000$/),
} as const;

type TypeName = keyof typeof TYPES;

function isDigits(value: unknown): boolean {
  return isText(value, /^\d+$/);
}

function isText(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function isEach(reads: Exclude<Reads, string>): reads is readonly [Reads] {
  return Array.isArray(reads);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? `a list of ${value.length}` : typeof value;
}
