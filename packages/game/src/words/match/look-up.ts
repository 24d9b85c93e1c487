import { mostMistakes } from '../analysis/mistakes.ts';
import { isSmallWord } from '../analysis/small-words.ts';
import { formOf } from '../analysis/word-forms.ts';
import type { Query, Searched } from '../store/searched.ts';
import { SoughtWord } from '../store/sought-word.ts';
import { documentOf, FIELDS, type Field, fieldOf, type Postings, type Words } from '../store/words.ts';
import { codeOf, FOUND, type FoundAs } from './costs.ts';
import { DocumentCodes } from './document-codes.ts';

/** The documents that have a word: as it was typed, in another form, as a beginning, or in one word with another. */
export function lookUp(index: Searched, query: Query, word: string): DocumentCodes {
  const codes = new DocumentCodes(index.store);
  const fields = fieldsOf(query);
  const form = formOf(word);
  const joined = joinedWith(word, query);
  for (const part of index.store.parts()) {
    codes.add(part.exact(word) ?? [], FOUND.exact, fields);
    for (const other of form === word ? joined : [form, ...joined])
      codes.add(part.exact(other) ?? [], FOUND.form, fields);
    for (const postings of part.ofForm(form)) codes.add(postings, FOUND.form, fields);
  }
  codes.isAsTyped = codes.documents.length > 0;
  if (!codes.isAsTyped) addSplit(codes, index, word, query);
  for (const part of index.store.parts()) addBeginnings(codes, part, word, query);
  return codes;
}

/**
 * Adds the documents that have a word with typing mistakes: with two letters swapped or, where there are none and the
 * word is in no name, with any mistakes.
 */
export function addMistakes(
  codes: DocumentCodes,
  index: Searched,
  query: Query,
  { word, isKnown }: MistypedWord,
) {
  const fields = fieldsOf(query);
  const parts = index.store.parts();
  const asTyped = codes.documents.length;
  for (const swapped of swapsOf(word)) {
    for (const part of parts)
      for (const postings of inAnyForm(part, swapped)) codes.add(postings, FOUND.mistyped, fields);
  }
  if (isKnown || codes.documents.length > asTyped) return;
  for (const typed of new Set([word, formOf(word)])) {
    for (const part of parts) addMistyped(codes, part, typed, fields);
  }
}

interface MistypedWord {
  word: string;
  isKnown: boolean;
}

function inAnyForm(part: Words, word: string): Postings[] {
  const form = formOf(word);
  return [part.exact(word) ?? [], form === word ? [] : (part.exact(form) ?? []), ...part.ofForm(form)];
}

function swapsOf(word: string): string[] {
  if (word.length < SHORTEST_SWAPPED) return [];
  const swaps = Array.from(
    word.slice(1),
    (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2),
  );
  return swaps.filter((swapped) => !isSmallWord(swapped));
}

/** In shorter words a swap makes another word. */
const SHORTEST_SWAPPED = 3;

function addMistyped(codes: DocumentCodes, part: Words, typed: string, fields: readonly Field[]) {
  const most = mostMistakes(typed.length);
  if (most === 0) return;
  const beginning = typed.length < SHORTEST_MISTYPED_BEGINNING ? 0 : 1;
  for (const { mistakes, isWhole, postings } of part.near(new SoughtWord(typed, { whole: most, beginning })))
    codes.add(postings, isWhole ? foundWith(mistakes) : FOUND.mistypedBeginning, fields);
}

function foundWith(mistakes: number): FoundAs {
  return mistakes > 1 ? FOUND.twiceMistyped : FOUND.mistyped;
}

const SHORTEST_MISTYPED_BEGINNING = 5;

function fieldsOf({ onlyNames }: Query): readonly Field[] {
  return onlyNames ? NAMES : ALL_FIELDS;
}

const NAMES: readonly Field[] = [FIELDS.name];
const ALL_FIELDS: readonly Field[] = Object.values(FIELDS);
const ALL_BUT_TEXT: readonly Field[] = [FIELDS.name, FIELDS.group];

function isName(field: Field): boolean {
  return field === FIELDS.name;
}

/**
 * A single letter says too little alone. In texts many words begin like another one, so there beginnings count only
 * where the word is nowhere as it was typed.
 */
function addBeginnings(codes: DocumentCodes, part: Words, word: string, query: Query) {
  const isAlone = query.main.length === 1 || word !== query.words.at(-1);
  if (word.length < SHORTEST_BEGINNING && isAlone) return;
  const isInTexts = word.length >= SHORTEST_TEXT_BEGINNING && !codes.isAsTyped;
  codes.add(
    part.beginningWith(word),
    FOUND.beginning,
    isInTexts || query.onlyNames ? fieldsOf(query) : ALL_BUT_TEXT,
  );
}

const SHORTEST_BEGINNING = 2;
const SHORTEST_TEXT_BEGINNING = 4;

/** `note` and `book` find `notebook`. */
function joinedWith(word: string, { words }: Query): string[] {
  return words.flatMap((each, at) => {
    if (each !== word) return [];
    const [before, after] = [words[at - 1], words[at + 1]];
    return [before === undefined ? [] : before + word, after === undefined ? [] : word + after].flat();
  });
}

/** `joblot` finds `Job Lot`. */
function addSplit(codes: DocumentCodes, index: Searched, word: string, query: Query) {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const left = named(index, word.slice(0, at), query);
    if (left.size === 0) continue;
    for (const document of named(index, word.slice(at), query)) {
      if (left.has(document) && index.foldedNameOf(document).replaceAll(' ', '').includes(word))
        codes.addOne(document, codeOf(FOUND.form, FIELDS.name));
    }
  }
}

const SHORTEST_PART = 2;

function named(index: Searched, word: string, query: Query): Set<number> {
  const isEnd = query.words.at(-1)?.endsWith(word) === true && word.length > SHORTEST_PART;
  const found = new Set<number>();
  for (const part of index.store.parts()) {
    addNamed(found, part.exact(word) ?? []);
    if (isEnd) addNamed(found, part.beginningWith(word));
  }
  return found;
}

function addNamed(found: Set<number>, postings: Postings) {
  for (let at = 0; at < postings.length; at += 1) {
    const posting = postings[at] as number;
    if (isName(fieldOf(posting))) found.add(documentOf(posting));
  }
}

/** Whether a name has the word, as it is or in another form. */
export function isNamed({ store }: Searched, word: string): boolean {
  return store.parts().some((part) => inAnyForm(part, word).some(hasName));
}

/** Whether so many documents have the word that nobody can have mistyped it in all of them. */
export function isCommon({ store }: Searched, word: string): boolean {
  const count = store.parts().reduce((sum, part) => sum + (part.exact(word)?.length ?? 0), 0);
  return count >= Math.max(LEAST_COMMON, store.documentCount / COMMON_IN);
}

const LEAST_COMMON = 5;
const COMMON_IN = 2_000;

function hasName(postings: Postings): boolean {
  for (let at = 0; at < postings.length; at += 1) if (isName(fieldOf(postings[at] as number))) return true;
  return false;
}
