import { shareOf } from './scale.ts';

/** From the first to the last moment that a plot shows, in milliseconds. */
export interface Span {
  from: number;
  to: number;
}

interface TimeTick {
  label: string;
  /** From 0 to 1, from the left. */
  x: number;
  /** A narrow plot leaves it out. */
  isMinor: boolean;
}

export function placeInTime(at: number, { from, to }: Span): number {
  return Math.min(1, Math.max(0, shareOf(at - from, to - from)));
}

/**
 * Ticks are years, or months below two years, or days below two months. The last tick has a label, and the first day
 * of each month names the month.
 */
export function timeTicks(span: Span): TimeTick[] {
  const { starts, format, most } = unitOf(span);
  const step = Math.max(1, Math.ceil(starts.length / most));
  const shown = starts.filter((_, place) => (starts.length - 1 - place) % step === 0);
  return shown.map((at, place) => ({
    label: format(at, shown[place - 1]),
    x: placeInTime(at, span),
    isMinor: shown.length > FEW_TICKS && (shown.length - 1 - place) % 2 === 1,
  }));
}

const DAY = 24 * 3600 * 1000;
const YEAR = 365.25 * DAY;
const MOST_TICKS = 11;
/** The number of ticks that fit in a narrow plot. */
const FEW_TICKS = 6;

const YEARS = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'UTC' });
const MONTHS = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const DAYS = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: 'UTC' });

interface Unit {
  starts: number[];
  format: (at: number, before: number | undefined) => string;
  most: number;
}

function unitOf(span: Span): Unit {
  const length = span.to - span.from;
  if (length >= 2 * YEAR)
    return { starts: startsOf(span, 12), format: (at) => YEARS.format(at), most: MOST_TICKS };
  if (length >= YEAR / 6)
    return { starts: startsOf(span, 1), format: (at) => MONTHS.format(at), most: MOST_TICKS };
  const first = Math.ceil(span.from / DAY) * DAY;
  const days = Math.max(0, Math.floor((span.to - first) / DAY) + 1);
  // A narrow plot omits minor ticks, which could include the one that names the month.
  return {
    starts: Array.from({ length: days }, (_, place) => first + place * DAY),
    format: dayWords,
    most: FEW_TICKS,
  };
}

function dayWords(at: number, before: number | undefined): string {
  const month = MONTHS.format(at);
  const isNamed = before === undefined || MONTHS.format(before) !== month;
  return isNamed ? `${DAYS.format(at)} ${month}` : DAYS.format(at);
}

/** The first moments of every so many months within the span. */
function startsOf({ from, to }: Span, months: number): number[] {
  const first = new Date(from);
  const starts: number[] = [];
  let month = months === 12 ? 12 : first.getUTCMonth() + 1;
  for (;;) {
    const at = Date.UTC(first.getUTCFullYear(), month, 1);
    if (at > to) return starts;
    starts.push(at);
    month += months;
  }
}
