/** A list of numbers that takes four bytes each. */
export class GrowingInts {
  private values = new Int32Array(64);
  private count = 0;

  push(value: number) {
    if (this.count === this.values.length) {
      const larger = new Int32Array(this.count * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.count] = value;
    this.count += 1;
  }

  at(index: number): number {
    return this.values[index] as number;
  }

  /** The last one before `end`; -1 where it is missing. */
  lastIndexOf(value: number, end = this.count): number {
    return this.values.subarray(0, end).lastIndexOf(value);
  }
}
