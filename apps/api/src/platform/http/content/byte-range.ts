/** Both ends are inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Invalid and multi-part ranges are ignored, as RFC 9110 allows, and the whole file is sent. */
export function byteRangeOf(range: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = RANGE.exec(range ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') return from(Math.max(size - Number(last), 0), size - 1);
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (last !== '' && end < start) return 'whole';
  return from(start, Math.min(end, size - 1));
}

function from(start: number, end: number): ByteRange | 'unsatisfiable' {
  return start <= end ? { start, end } : 'unsatisfiable';
}

const RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i;
