import { documentOf, type Field, fieldOf, type Postings } from '../store/words.ts';
import { COST_OF_CODE, codeOf, type FoundAs } from './costs.ts';

/** The closest way in which each document has a word. */
export class DocumentCodes {
  /** One more than the code; 0 where the word is missing. */
  private readonly codes: Uint8Array;
  readonly documents: number[] = [];

  constructor(documentCount: number) {
    this.codes = new Uint8Array(documentCount);
  }

  add(postings: Postings, found: FoundAs, isSearched: (field: Field) => boolean) {
    for (let at = 0; at < postings.length; at += 1) {
      const posting = postings[at] as number;
      const field = fieldOf(posting);
      if (isSearched(field)) this.addOne(documentOf(posting), codeOf(found, field));
    }
  }

  addOne(document: number, code: number) {
    const known = this.codes[document] as number;
    const cost = COST_OF_CODE[code] as number;
    if (cost === Number.POSITIVE_INFINITY) return;
    if (known === 0) this.documents.push(document);
    else if ((COST_OF_CODE[known - 1] as number) <= cost) return;
    this.codes[document] = code + 1;
  }

  /** Undefined where the word is missing. */
  codeOf(document: number): number | undefined {
    const code = this.codes[document] as number;
    return code === 0 ? undefined : code - 1;
  }
}
