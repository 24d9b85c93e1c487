import { letterBits } from '../analysis/mistakes.ts';
import { formOf } from '../analysis/word-forms.ts';
import { mayBeMistyped, type SoughtWord } from './sought-word.ts';
import type { NearWord, Postings, Words } from './words.ts';

/** The words of what was added lately. They are few, so most are found by looking at all of them. */
export class RecentWords implements Words {
  private readonly lists = new Map<string, number[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(word: string, posting: number) {
    const list = this.lists.get(word);
    if (list) list.push(posting);
    else this.lists.set(word, [posting]);
    this.count += 1;
  }

  /** Sorted by word. */
  entries(): [string, number[]][] {
    return [...this.lists].sort(([one], [other]) => (one < other ? -1 : 1));
  }

  exact(word: string): Postings | undefined {
    return this.lists.get(word);
  }

  ofForm(form: string): Postings[] {
    return this.where((word) => word !== form && formOf(word) === form);
  }

  beginningWith(letters: string): Postings {
    return this.where((word) => word !== letters && word.startsWith(letters)).flat();
  }

  near(sought: SoughtWord): NearWord[] {
    return [...this.lists].flatMap(([word, postings]) => {
      const near = mayBeMistyped(sought, letterBits(word)) ? sought.compare(word) : undefined;
      return near ? { ...near, postings } : [];
    });
  }

  private where(isWanted: (word: string) => boolean): number[][] {
    return [...this.lists].filter(([word]) => isWanted(word)).map(([, postings]) => postings);
  }
}
