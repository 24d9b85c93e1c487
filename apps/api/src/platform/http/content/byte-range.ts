/** Both ends are included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A header that is not understood, or asks for several parts, is answered with the whole, as RFC 9110 allows. */
export function byteRangeOf(range: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = RANGE.exec(range ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') return from(Math.max(size - Number(last), 0), size - 1);
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (last !== '' && end < start) return 'whole';
  return from(start, Math.min(end, size - 1));
}

function from(start: number, end: number): ByteRange | 'outside' {
  return start <= end ? { start, end } : 'outside';
}

const RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i;
