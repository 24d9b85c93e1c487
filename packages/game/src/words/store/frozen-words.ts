import { letterBits } from '../analysis/mistakes.ts';
import { formOf } from '../analysis/word-forms.ts';
import { mayBeMistyped, type SoughtWord } from './sought-word.ts';
import { documentOf, type NearWord, type Postings, type Words } from './words.ts';

/** Sorted words with their postings one after the other, in a few flat arrays. */
export class FrozenWords implements Words {
  static readonly EMPTY = new FrozenWords([], new Uint32Array(1), new Uint32Array(0));

  private readonly bits: Uint32Array;
  private readonly lengths: Uint8Array;
  private readonly forms = new Map<string, number[]>();
  private readonly words: readonly string[];
  private readonly starts: Uint32Array;
  private readonly postings: Uint32Array;

  private constructor(words: readonly string[], starts: Uint32Array, postings: Uint32Array) {
    this.words = words;
    this.starts = starts;
    this.postings = postings;
    this.bits = Uint32Array.from(words, letterBits);
    this.lengths = Uint8Array.from(words, ({ length }) => Math.min(length, 255));
    for (const [at, word] of words.entries()) this.addForm(formOf(word), word, at);
  }

  private addForm(form: string, word: string, at: number) {
    if (form === word) return;
    const list = this.forms.get(form);
    if (list) list.push(at);
    else this.forms.set(form, [at]);
  }

  get size(): number {
    return this.postings.length;
  }

  /** With the given words, and without the documents that have gone. */
  merged(recent: readonly [string, number[]][], isThere: (document: number) => boolean): FrozenWords {
    const words: string[] = [];
    const postings = new Uint32Array(this.size + recent.reduce((sum, [, list]) => sum + list.length, 0));
    const starts: number[] = [0];
    let end = 0;
    const append = (list: Postings) => {
      for (let at = 0; at < list.length; at += 1) {
        const posting = list[at] as number;
        if (isThere(documentOf(posting))) postings[end++] = posting;
      }
    };
    for (const [word, lists] of this.together(recent)) {
      const start = end;
      for (const list of lists) append(list);
      if (end === start) continue;
      words.push(word);
      starts.push(end);
    }
    return new FrozenWords(words, Uint32Array.from(starts), postings.slice(0, end));
  }

  private *together(recent: readonly [string, number[]][]): Generator<[string, Postings[]]> {
    let at = 0;
    for (const [word, list] of recent) {
      for (; at < this.words.length && (this.words[at] as string) < word; at += 1)
        yield [this.words[at] as string, [this.at(at)]];
      if (this.words[at] === word) yield [word, [this.at(at++), list]];
      else yield [word, [list]];
    }
    for (; at < this.words.length; at += 1) yield [this.words[at] as string, [this.at(at)]];
  }

  exact(word: string): Postings | undefined {
    const at = this.placeOf(word);
    return this.words[at] === word ? this.at(at) : undefined;
  }

  ofForm(form: string): Postings[] {
    return (this.forms.get(form) ?? []).map((at) => this.at(at));
  }

  beginningWith(letters: string): Postings {
    const place = this.placeOf(letters);
    const from = this.words[place] === letters ? place + 1 : place;
    return this.between(from, Math.max(from, this.placeOf(letters + LAST_CHARACTER)));
  }

  near(sought: SoughtWord): NearWord[] {
    const found: NearWord[] = [];
    for (let at = 0; at < this.lengths.length; at += 1) {
      if (!mayBeMistyped(sought, this.bits[at] as number)) continue;
      const near =
        (this.lengths[at] as number) < sought.shortest ? undefined : sought.compare(this.words[at] as string);
      if (near) found.push({ ...near, postings: this.at(at) });
    }
    return found;
  }

  private at(place: number): Postings {
    return this.between(place, place + 1);
  }

  private between(from: number, to: number): Postings {
    return this.postings.subarray(this.starts[from], this.starts[to]);
  }

  /** The first word that is not before the given one. */
  private placeOf(word: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const LAST_CHARACTER = '\uffff';
