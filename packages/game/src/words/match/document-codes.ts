import type { WordStore } from '../store/word-store.ts';
import { documentOf, type Field, fieldOf, type Postings } from '../store/words.ts';
import { COST_OF_CODE, codeOf, type FoundAs, NEVER } from './costs.ts';

/** The closest way in which each document has a word. */
export class DocumentCodes {
  /** By document; 0 where the word is missing. */
  readonly codes: Uint8Array;
  readonly documents: number[] = [];
  /** Whether a document has the word as it was typed or in another form. */
  isAsTyped = false;
  private readonly store: WordStore;

  constructor(store: WordStore) {
    this.store = store;
    this.codes = store.borrowBytes();
  }

  /** Only in the given fields. */
  add(postings: Postings, found: FoundAs, fields: readonly Field[]) {
    const codes = fields.reduce((list, field) => list.with(field, codeOf(found, field)), NO_CODES);
    for (let at = 0; at < postings.length; at += 1) {
      const posting = postings[at] as number;
      const code = codes[fieldOf(posting)] as number;
      if (code !== 0) this.addOne(documentOf(posting), code);
    }
  }

  addOne(document: number, code: number) {
    const cost = COST_OF_CODE[code] as number;
    const known = this.codes[document] as number;
    if (cost === NEVER || (COST_OF_CODE[known] as number) <= cost) return;
    if (known === 0) this.documents.push(document);
    this.codes[document] = code;
  }

  /** It must not be used afterwards. */
  release() {
    for (const document of this.documents) this.codes[document] = 0;
    this.store.returnBytes(this.codes);
  }
}

/** By field. */
const NO_CODES: readonly number[] = [0, 0, 0, 0];
