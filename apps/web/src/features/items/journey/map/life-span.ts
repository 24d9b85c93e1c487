/** A life from its first event to its end, or up to now. */
export interface LifeSpan {
  readonly from: string;
  readonly to: string;
}

/** In per cent of the life, to a hundredth. */
export function shareOf({ from, to }: LifeSpan, at: string): number {
  const [start, end, instant] = [from, to, at].map((text) => Date.parse(text)) as [number, number, number];
  if (end <= start) return 0;
  return Math.round(Math.min(Math.max((instant - start) / (end - start), 0), 1) * 10_000) / 100;
}

const MOST_YEARS = 8;
const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The beginnings of years; the two ends where no two of them are in it. */
export function yearMarks(span: LifeSpan): { text: string; x: number }[] {
  const first = new Date(span.from).getUTCFullYear() + 1;
  const last = new Date(span.to).getUTCFullYear();
  const step = Math.ceil((last - first + 1) / MOST_YEARS);
  if (last <= first) {
    const [start, end] = [month.format(new Date(span.from)), month.format(new Date(span.to))];
    return start === end
      ? [{ text: start, x: 0 }]
      : [
          { text: start, x: 0 },
          { text: end, x: 100 },
        ];
  }
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, place) => {
    const year = first + place * step;
    return { text: String(year), x: shareOf(span, `${year}-01-01T00:00:00.000Z`) };
  });
}
