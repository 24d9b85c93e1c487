/**
 * What a client reads of an answer: the type of each field, an object of fields, or what it reads of every element
 * of a list. `number?` may be missing, but is not null.
 */
export type Reads =
  | 'string'
  | 'number'
  | 'boolean'
  | 'number?'
  | readonly [Reads]
  | { readonly [field: string]: Reads };

/** One call as the client makes it. */
export interface Recording<Known> {
  /** The client's own name of the call. */
  name: string;
  method: 'GET' | 'POST';
  path: (known: Known) => string;
  headers: (known: Known) => Record<string, string>;
  /** The exact bytes. */
  body?: Buffer;
  reads: Reads;
}

/** Where the client would find another type than it reads. A list without elements proves nothing. */
export function misread(answer: unknown, reads: Reads, path = 'answer'): string[] {
  if (typeof reads === 'string')
    return isOfType(answer, reads) ? [] : [`${path} is ${typeOf(answer)}, not ${reads}`];
  if (isEach(reads)) {
    if (!Array.isArray(answer) || answer.length === 0)
      return [`${path} is ${typeOf(answer)}, not a list of some`];
    return answer.flatMap((element, index) => misread(element, reads[0], `${path}[${index}]`));
  }
  if (!isObject(answer)) return [`${path} is ${typeOf(answer)}, not an object`];
  return Object.entries(reads).flatMap(([field, type]) => misread(answer[field], type, `${path}.${field}`));
}

function isOfType(value: unknown, type: string): boolean {
  return type === 'number?' ? value === undefined || isOfType(value, 'number') : typeof value === type;
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
