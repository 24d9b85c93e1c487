/** A node of the query tree; a `text` node is one filter, word or phrase. */
export type QueryPart =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'not'; readonly of: QueryPart }
  | { readonly is: 'any' | 'all'; readonly of: readonly QueryPart[] };

export function textOf(part: QueryPart): string {
  if (part.is === 'text') return part.text;
  if (part.is === 'not') return `-${inBrackets(part.of, ['any', 'all'])}`;
  const [between, bracketed] = part.is === 'any' ? [' or ', ['any']] : [' ', ['any', 'all']];
  return part.of.map((each) => inBrackets(each, bracketed)).join(between);
}

function inBrackets(part: QueryPart, kinds: readonly string[]): string {
  return kinds.includes(part.is) ? `(${textOf(part)})` : textOf(part);
}

/** Quotes everything that the search could parse as something other than a word. */
export function wordText(word: string): string {
  return PLAIN_WORD.test(word) && word.toLowerCase() !== 'or' ? word : quoted(word);
}

export function valueText(value: string): string {
  return PLAIN_VALUE.test(value) ? value : quoted(value);
}

export function quoted(text: string): string {
  if (text.trim() === '') throw new TypeError('A text in a query must not be empty.');
  // The query language has no escape for quotation marks.
  if (QUOTES.test(text)) throw new TypeError(`A text in a query must not contain a quotation mark: ${text}`);
  return `"${text}"`;
}

const PLAIN_WORD = /^[\p{L}\p{N}][\p{L}\p{N}'’-]*$/u;
const PLAIN_VALUE = /^(?:[\p{L}\p{N}][\p{L}\p{N}_'’-]*|-?\d+\.\d+|-\d+)$/u;
const QUOTES = /["“”„‟«»]/;
