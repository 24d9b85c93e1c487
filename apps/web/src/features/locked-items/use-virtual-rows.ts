import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface RowRange {
  first: number;
  /** The one after the last. */
  end: number;
}

interface VirtualRows extends RowRange {
  /** Its padding holds the place of the rows above and below those that are there. */
  body: RefObject<HTMLTableSectionElement | null>;
}

/** Only the rows near the window are in the page; all are of one height, which the first of them tells. */
export function useVirtualRows(count: number): VirtualRows {
  const body = useRef<HTMLTableSectionElement>(null);
  const [shown, setShown] = useState({ first: 0, end: ROWS_AT_FIRST, rowHeight: GUESSED_HEIGHT });

  const look = useCallback(() => {
    if (!body.current) return;
    const row = body.current.querySelector('tr');
    const rowHeight = row?.getBoundingClientRect().height || GUESSED_HEIGHT;
    const above = -body.current.getBoundingClientRect().top;
    const range = rowsInSight({ above, windowHeight: window.innerHeight, rowHeight, count });
    setShown((known) => (isSame(known, { ...range, rowHeight }) ? known : { ...range, rowHeight }));
  }, [count]);

  // Before the paint, and before the page is scrolled to where it was: the list has its full height by then. The
  // padding goes first, or the window would have to be laid out twice.
  useLayoutEffect(() => {
    if (!body.current) return;
    body.current.style.paddingTop = `${shown.first * shown.rowHeight}px`;
    body.current.style.paddingBottom = `${Math.max(count - shown.end, 0) * shown.rowHeight}px`;
    look();
  }, [count, shown, look]);

  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [look]);

  return { first: Math.min(shown.first, count), end: Math.min(shown.end, count), body };
}

const GUESSED_HEIGHT = 48;
const ROWS_AT_FIRST = 24;
/** Rows come and go by so many, so that most of scrolling is nothing but scrolling. */
const STEP = 8;

interface Sight {
  /** How far the list begins above the window. */
  above: number;
  windowHeight: number;
  rowHeight: number;
  count: number;
}

/** The rows in the window and a step's worth on either side. */
export function rowsInSight({ above, windowHeight, rowHeight, count }: Sight): RowRange {
  const firstSeen = Math.floor(above / rowHeight);
  const endSeen = Math.ceil((above + windowHeight) / rowHeight);
  const first = Math.floor((firstSeen - STEP) / STEP) * STEP;
  const end = Math.ceil((endSeen + STEP) / STEP) * STEP;
  return { first: within(first, count), end: within(end, count) };
}

function within(row: number, count: number): number {
  return Math.min(Math.max(row, 0), count);
}

interface Shown extends RowRange {
  rowHeight: number;
}

function isSame(a: Shown, b: Shown): boolean {
  return a.first === b.first && a.end === b.end && a.rowHeight === b.rowHeight;
}
