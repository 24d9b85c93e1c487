/** How many typing mistakes a word of so many letters may have. */
export function mostMistakes(length: number): number {
  if (length < SHORTEST_MISTYPED) return 0;
  return length < TWICE_MISTYPED ? 1 : 2;
}

const SHORTEST_MISTYPED = 4;
const TWICE_MISTYPED = 7;

/**
 * How many letters were left out, added, replaced or swapped with their neighbour; `most + 1` where there are more. With
 * `isBeginning`, what follows in the second word does not count.
 */
export function mistakesBetween(typed: string, word: string, most: number, isBeginning = false): number {
  const height = typed.length;
  const width = Math.min(word.length, isBeginning ? height + most : LONGEST);
  if (height > LONGEST || width < height - most || width > height + most) return most + 1;
  readLetters(typed, typedLetters, height);
  readLetters(word, wordLetters, width);
  for (let column = 0; column <= Math.min(width, most + 1); column += 1) firstRow[column] = column;
  for (let at = 1; at <= height; at += 1) if (fillRow(at, width, most) > most) return most + 1;
  const last = rows[height % 3] as Uint8Array;
  const mistakes = isBeginning ? leastOf(last, Math.max(0, height - most), width) : (last[width] as number);
  return Math.min(mistakes, most + 1);
}

const LONGEST = 64;
const typedLetters = new Uint16Array(LONGEST + 1);
const wordLetters = new Uint16Array(LONGEST + 1);
const firstRow = new Uint8Array(LONGEST + 2);
const rows = [firstRow, new Uint8Array(LONGEST + 2), new Uint8Array(LONGEST + 2)];

/** From place 1 on, as in the table of mistakes. */
function readLetters(word: string, letters: Uint16Array, length: number) {
  for (let at = 0; at < length; at += 1) letters[at + 1] = word.charCodeAt(at);
}

/** Only the cells near the diagonal, because those farther off have more mistakes than allowed. */
function fillRow(at: number, width: number, most: number): number {
  const row = rows[at % 3] as Uint8Array;
  const before = rows[(at + 2) % 3] as Uint8Array;
  const twoBefore = rows[(at + 1) % 3] as Uint8Array;
  const letter = typedLetters[at] as number;
  const from = Math.max(1, at - most);
  const to = Math.min(width, at + most);
  row[from - 1] = from === 1 ? at : most + 1;
  let least = row[from - 1] as number;
  for (let column = from; column <= to; column += 1) {
    const other = wordLetters[column] as number;
    const changed = (before[column - 1] as number) + (letter === other ? 0 : 1);
    const added = 1 + Math.min(before[column] as number, row[column - 1] as number);
    let cost = Math.min(changed, added);
    if (isSwap(at, column)) cost = Math.min(cost, 1 + (twoBefore[column - 2] as number));
    row[column] = cost;
    if (cost < least) least = cost;
  }
  row[to + 1] = most + 1;
  return least;
}

function isSwap(at: number, column: number): boolean {
  return (
    at > 1 &&
    column > 1 &&
    typedLetters[at] === wordLetters[column - 1] &&
    typedLetters[at - 1] === wordLetters[column]
  );
}

function leastOf(row: Uint8Array, from: number, to: number): number {
  let least = row[from] as number;
  for (let column = from + 1; column <= to; column += 1) least = Math.min(least, row[column] as number);
  return least;
}

/** One bit for each letter that a word has, as far as 32 bits go. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits >>> 0;
}
