import { FrozenWords } from './frozen-words.ts';
import { RecentWords } from './recent-words.ts';
import { type Field, postingOf, type Words } from './words.ts';

/** Words and the documents in which they stand. A changed document is removed and added again. */
export class WordStore {
  private frozen = FrozenWords.EMPTY;
  private recent = new RecentWords();
  private readonly gone = new Set<number>();
  private documents = 0;
  private spare: Uint8Array[] = [];

  /** Documents are counted from 0; the count includes those that were removed. */
  get documentCount(): number {
    return this.documents;
  }

  get postingCount(): number {
    return this.frozen.size + this.recent.size;
  }

  add(fields: Iterable<readonly [Field, Iterable<string>]>): number {
    const document = this.documents;
    this.documents += 1;
    for (const [field, words] of fields) {
      for (const word of new Set(words)) this.recent.add(word, postingOf(document, field));
    }
    if (this.recent.size > Math.max(MOST_RECENT, this.frozen.size / 4)) this.compact();
    return document;
  }

  remove(document: number) {
    this.gone.add(document);
  }

  has(document: number): boolean {
    return this.gone.size === 0 || !this.gone.has(document);
  }

  /** A byte for each document, all 0. It is returned as it was, because making one for each word takes longest. */
  borrowBytes(): Uint8Array {
    const bytes = this.spare.pop();
    return bytes && bytes.length >= this.documents ? bytes : new Uint8Array(this.documents + SPARE_DOCUMENTS);
  }

  returnBytes(bytes: Uint8Array) {
    if (this.spare.length < MOST_SPARE) this.spare.push(bytes);
  }

  /** Joins the recent words to the others. */
  compact() {
    this.frozen = this.frozen.merged(this.recent.entries(), (document) => this.has(document));
    this.recent = new RecentWords();
  }

  parts(): readonly Words[] {
    return this.recent.size === 0 ? [this.frozen] : [this.frozen, this.recent];
  }
}

const MOST_RECENT = 20_000;
const SPARE_DOCUMENTS = 1_000;
const MOST_SPARE = 10;
