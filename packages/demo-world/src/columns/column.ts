type Numbers = Uint8Array | Uint32Array | Float64Array;
type NumbersOf = new (length: number) => Numbers;

/** A list of numbers that grows. A large world has millions of rows, too many to hold as objects. */
export interface Column {
  readonly length: number;
  readonly bytes: number;
  push(value: number): void;
  set(position: number, value: number): void;
  /** 0 where nothing was set. */
  at(position: number): number;
}

export const bytes = () => createColumn(Uint8Array);
export const wholes = () => createColumn(Uint32Array);
export const instants = () => createColumn(Float64Array);

function createColumn(Of: NumbersOf): Column {
  let values = new Of(16);
  let length = 0;
  const set = (position: number, value: number) => {
    if (position >= values.length) values = grown(values, new Of(Math.ceil((position + 1) * 1.5)));
    values[position] = value;
    if (position >= length) length = position + 1;
  };
  return {
    get length() {
      return length;
    },
    get bytes() {
      return values.byteLength;
    },
    push: (value) => set(length, value),
    set,
    at: (position) => values[position] ?? 0,
  };
}

function grown(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
