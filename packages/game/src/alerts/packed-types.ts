import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { SomeTypes } from '../query/bound-query.ts';

/** Item types in little memory: a `Set` of 2,000 ids takes 80 KB, their bits take less than one. */
export interface PackedTypes extends SomeTypes {
  /** Equal sets have equal texts. */
  toText(): string;
}

export function packTypes(types: SomeTypes): PackedTypes {
  const ids = Uint32Array.from(types).sort();
  const words = ((ids.at(-1) ?? 0) >>> 5) + 1;
  return words < ids.length ? new Bits(ids, words) : new SortedIds(ids);
}

class Bits implements PackedTypes {
  readonly size: number;
  readonly words: Uint32Array;

  constructor(ids: Uint32Array, words: number) {
    this.size = ids.length;
    this.words = new Uint32Array(words);
    for (const id of ids) this.words[id >>> 5] = (this.words[id >>> 5] ?? 0) | (1 << (id & 31));
  }

  has(id: ItemTypeId): boolean {
    return (((this.words[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1;
  }

  *[Symbol.iterator](): Iterator<ItemTypeId> {
    for (let id = 0; id < this.words.length * 32; id += 1)
      if (this.has(id as ItemTypeId)) yield id as ItemTypeId;
  }

  toText(): string {
    return `bits ${this.words.join()}`;
  }
}

class SortedIds implements PackedTypes {
  readonly size: number;
  readonly ids: Uint32Array;

  constructor(ids: Uint32Array) {
    this.size = ids.length;
    this.ids = ids;
  }

  has(id: ItemTypeId): boolean {
    let [low, high] = [0, this.ids.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ids[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    return this.ids[low] === id;
  }

  [Symbol.iterator](): Iterator<ItemTypeId> {
    return this.ids.values() as Iterator<number> as Iterator<ItemTypeId>;
  }

  toText(): string {
    return this.ids.join();
  }
}
