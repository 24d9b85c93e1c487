import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RowWindow, rowWindow } from './row-window.ts';
import { usePrinting } from './use-printing.ts';
import { watchView } from './watch-view.ts';

interface Steps {
  step: number;
  /** The number of cards before anything is measured, as on the server. */
  atFirst: number;
}

/** Padding replaces the rows that are not rendered; all rows have one height. Paper gets all rows. */
export function useWindowedRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  { step, atFirst }: Steps,
) {
  // Reused for another list, whose cards have the same size: measuring it before the paint would cause a second layout.
  const measured = useRef<Measures | null>(null);
  const counted = useRef(count);
  const isPrinting = usePrinting();
  const windowNow = useCallback(
    (): RowWindow =>
      measured.current && !isPrinting
        ? rowWindow({ ...measured.current, count: counted.current, step })
        : { start: 0, end: isPrinting ? counted.current : atFirst, before: 0, after: 0 },
    [step, atFirst, isPrinting],
  );
  const [shown, setShown] = useState(windowNow);

  // The padding changes together with the rows, or the list would jump.
  useMeasuringEffect(() => {
    counted.current = count;
    const element = list.current;
    if (!element) return;
    measured.current ??= measure(element);
    const next = windowNow();
    // Set through the DOM, because the Content-Security-Policy forbids style attributes in HTML.
    element.style.paddingTop = `${next.before}px`;
    element.style.paddingBottom = `${next.after}px`;
    setShown((current) => (hasSameRows(current, next) ? current : next));
  }, [list, count, shown, windowNow]);

  useEffect(() => {
    const look = () => {
      if (!list.current) return;
      measured.current = measure(list.current, measured.current);
      const next = windowNow();
      // Most scrolling stays within the window and renders nothing.
      setShown((current) => (hasSameRows(current, next) && hasSameRoom(current, next) ? current : next));
    };
    return watchView(look);
  }, [list, windowNow]);

  /** Scrolls to an entry, rendered or not. */
  const jumpTo = useCallback(
    (place: number) => {
      const { current: element } = list;
      const measures = element && measure(element, measured.current);
      if (!measures) return;
      const { columns, rowHeight, gap } = measures;
      scrollToTop(element, Math.floor(place / columns) * (rowHeight + gap));
    },
    [list],
  );

  return { start: Math.min(shown.start, count), end: Math.min(shown.end, count), jumpTo };
}

/** Below the head of the site, as links to a heading scroll. */
export function scrollToTop(list: Element, distance: number) {
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  scrollTo(0, scrollY + list.getBoundingClientRect().top + distance - room);
}

/** Runs before the paint, so that a shorter list never shows the old padding; the server paints nothing. */
export const useMeasuringEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

type Measures = Omit<Parameters<typeof rowWindow>[0], 'count' | 'step'>;

/** Out of view a list has no rows to measure, and the sizes of before are used. */
function measure(element: HTMLElement, before: Measures | null = null): Measures | null {
  const sizes = sizesOf(element) ?? before;
  // The padding is part of the element, so its top is the start of the list.
  const scrolled = -element.getBoundingClientRect().top;
  return sizes && { ...sizes, scrolled, viewHeight: window.innerHeight };
}

function sizesOf(element: HTMLElement) {
  const card = element.firstElementChild;
  if (!card) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(element);
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: card.getBoundingClientRect().height,
    gap: Number.parseFloat(rowGap) || 0,
  };
}

function hasSameRows(a: RowWindow, b: RowWindow): boolean {
  return a.start === b.start && a.end === b.end;
}

function hasSameRoom(a: RowWindow, b: RowWindow): boolean {
  return a.before === b.before && a.after === b.after;
}
