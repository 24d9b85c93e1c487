import type { Instant } from '../state/item-state.ts';
import type { Interval } from './bound-query.ts';
import { dateSpan, isSpanUntilNow } from './query-date.ts';
import type { QueryFilter, QueryOp } from './query-tree.ts';

/** What a filter of counts allows; `!=` is bound as `=` under a minus. */
export function countIntervals(filter: QueryFilter): Interval[] {
  return intervalsOf(filter, (text) => ({ from: Number(text), to: Number(text) + 1 }));
}

export function dateIntervals(filter: QueryFilter, now: Instant): Interval[] {
  return intervalsOf(filter, (text) => {
    const { from, to } = dateSpan(text, now) ?? { from: now, to: now };
    return isSpanUntilNow(text) ? { from, to, isOpen: true } : { from, to };
  });
}

export function isWithin(value: number | null, intervals: readonly Interval[]): boolean {
  if (value === null) return false;
  return intervals.some(({ from, to }) => (from === null || value >= from) && (to === null || value < to));
}

/** Whether some whole number from 1 to `highest` is within one of the intervals. */
export function reaches(highest: number, intervals: readonly Interval[]): boolean {
  return intervals.some(({ from, to }) => {
    const first = Math.max(1, from ?? 1);
    return first <= highest && (to === null || first < to);
  });
}

interface TextSpan {
  readonly from: number;
  readonly to: number;
  /** It lasts until now and is compared by its start. */
  readonly isOpen?: boolean;
}

function intervalsOf({ op, value }: QueryFilter, spanOf: (text: string) => TextSpan): Interval[] {
  if (value.is === 'list') return value.texts.map((text) => compared(op, spanOf(text)));
  if (value.is === 'one') return [compared(op, spanOf(value.text))];
  return [
    {
      from: value.from === '' ? null : spanOf(value.from).from,
      to: value.to === '' ? null : spanOf(value.to).to,
    },
  ];
}

function compared(op: QueryOp, { from, to, isOpen = false }: TextSpan): Interval {
  if (op === '<') return { from: null, to: from };
  if (op === '<=') return { from: null, to: isOpen ? from : to };
  if (op === '>') return { from: isOpen ? from : to, to: null };
  if (op === '>=') return { from, to: null };
  return { from, to: isOpen ? null : to };
}
