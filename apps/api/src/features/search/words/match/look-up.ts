import { mostMistakes } from '../analysis/mistakes.ts';
import { formOf } from '../analysis/word-forms.ts';
import { SoughtWord } from '../store/sought-word.ts';
import { documentOf, FIELDS, type Field, fieldOf, type Postings, type Words } from '../store/words.ts';
import { codeOf, FOUND } from './costs.ts';
import { DocumentCodes } from './document-codes.ts';
import type { Query, Searched } from './searched.ts';

/** The documents that have a word: as it was typed, in another form, as a beginning, or in one word with another. */
export function lookUp(index: Searched, query: Query, word: string): DocumentCodes {
  const codes = new DocumentCodes(index.store.documentCount);
  const isSearched = isSearchedBy(query);
  const form = formOf(word);
  const joined = joinedWith(word, query);
  for (const part of index.store.parts()) {
    codes.add(part.exact(word) ?? [], FOUND.exact, isSearched);
    for (const other of form === word ? joined : [form, ...joined])
      codes.add(part.exact(other) ?? [], FOUND.form, isSearched);
    for (const postings of part.ofForm(form)) codes.add(postings, FOUND.form, isSearched);
  }
  if (codes.documents.length === 0) addSplit(codes, index, word, query);
  for (const part of index.store.parts()) addBeginnings(codes, part, word, query);
  return codes;
}

/** Also the documents that have a word with typing mistakes: with two letters swapped or, where there are none, with others. */
export function lookUpMistyped(index: Searched, query: Query, word: string): DocumentCodes {
  const codes = lookUp(index, query, word);
  const isSearched = isSearchedBy(query);
  const parts = index.store.parts();
  const asTyped = codes.documents.length;
  for (const swapped of swapsOf(word)) {
    for (const part of parts) codes.add(part.exact(swapped) ?? [], FOUND.mistyped, isSearched);
  }
  if (codes.documents.length > asTyped) return codes;
  for (const typed of new Set([word, formOf(word)])) {
    for (const part of parts) addMistyped(codes, part, typed, isSearched);
  }
  return codes;
}

function swapsOf(word: string): string[] {
  if (word.length < SHORTEST_SWAPPED) return [];
  return Array.from(
    word.slice(1),
    (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2),
  );
}

/** In shorter words a swap makes another word. */
const SHORTEST_SWAPPED = 3;

function addMistyped(
  codes: DocumentCodes,
  part: Words,
  typed: string,
  isSearched: (field: Field) => boolean,
) {
  const most = mostMistakes(typed.length);
  if (most === 0) return;
  for (const { mistakes, postings } of part.near(new SoughtWord(typed, most)))
    codes.add(postings, mistakes > 1 ? FOUND.twiceMistyped : FOUND.mistyped, isSearched);
  if (typed.length < SHORTEST_MISTYPED_BEGINNING) return;
  for (const { postings } of part.near(new SoughtWord(typed, 1, true)))
    codes.add(postings, FOUND.mistypedBeginning, isSearched);
}

const SHORTEST_MISTYPED_BEGINNING = 5;

function isSearchedBy({ onlyNames }: Query): (field: Field) => boolean {
  return onlyNames ? isName : isAny;
}

function isName(field: Field): boolean {
  return field === FIELDS.name;
}

function isAny(): boolean {
  return true;
}

/** Every text has words that begin with a letter or two, so there a beginning has to be longer. */
function addBeginnings(codes: DocumentCodes, part: Words, word: string, query: Query) {
  const isLast = word === query.words.at(-1);
  if (word.length < SHORTEST_BEGINNING && !isLast) return;
  const isLong = word.length >= SHORTEST_TEXT_BEGINNING;
  const isSearched = isSearchedBy(query);
  codes.add(
    part.beginningWith(word),
    FOUND.beginning,
    (field) => isSearched(field) && (isLong || field < FIELDS.text),
  );
}

const SHORTEST_BEGINNING = 2;
const SHORTEST_TEXT_BEGINNING = 3;

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
  const form = formOf(word);
  return store.parts().some((part) => {
    const lists = [part.exact(word) ?? [], part.exact(form) ?? [], ...part.ofForm(form)];
    return lists.some(hasName);
  });
}

function hasName(postings: Postings): boolean {
  for (let at = 0; at < postings.length; at += 1) if (isName(fieldOf(postings[at] as number))) return true;
  return false;
}
