import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type GroupMeasures, type GroupWindow, groupTop, groupWindow } from './group-window.ts';
import { usePrinting } from './use-printing.ts';
import { scrollToTop, useMeasuringEffect } from './use-windowed-rows.ts';
import { watchView } from './watch-view.ts';

interface Steps {
  step: number;
  /** The number of cards before anything is measured, as on the server. */
  atFirst: number;
}

/** The list's children are the groups; each has a heading and, last, a grid of cards. Paper gets all of them. */
export function useWindowedGroups(
  list: RefObject<HTMLElement | null>,
  counts: readonly number[],
  { step, atFirst }: Steps,
) {
  const measured = useRef<GroupMeasures | null>(null);
  const counted = useRef(counts);
  const isPrinting = usePrinting();
  const windowNow = useCallback(
    (): GroupWindow =>
      measured.current && !isPrinting
        ? groupWindow(counted.current, { ...measured.current, step })
        : firstCards(counted.current, isPrinting ? Number.POSITIVE_INFINITY : atFirst),
    [step, atFirst, isPrinting],
  );
  const [shown, setShown] = useState(windowNow);
  const isStale = counted.current !== counts;
  counted.current = counts;
  // Another list is rendered at its own window at once; the old one may name groups that it does not have.
  const current = isStale ? windowNow() : shown;

  // The padding changes together with the rows, or the list would jump.
  useMeasuringEffect(() => {
    const element = list.current;
    if (!element) return;
    measured.current ??= measure(element);
    const next = windowNow();
    setPadding(element, next);
    setShown((known) => (isSame(known, next) ? known : next));
  }, [list, counts, shown, windowNow]);

  useEffect(() => {
    const look = () => {
      if (!list.current) return;
      measured.current = measure(list.current);
      const next = windowNow();
      // Most scrolling stays within the window and renders nothing.
      setShown((known) => (isSame(known, next) ? known : next));
    };
    return watchView(look);
  }, [list, windowNow]);

  /** Scrolls to a group, rendered or not. */
  const jumpTo = useCallback(
    (group: number) => {
      const { current: element } = list;
      const measures = element && measure(element);
      if (measures) scrollToTop(element, groupTop(counted.current, group, measures));
    },
    [list],
  );

  return { groups: current.groups, jumpTo };
}

function firstCards(counts: readonly number[], atFirst: number): GroupWindow {
  let room = atFirst;
  const groups = counts.flatMap((count, group) => {
    const end = Math.min(count, room);
    room -= end;
    return end > 0 ? { group, start: 0, end, before: 0, after: 0 } : [];
  });
  return { groups, before: 0, after: 0 };
}

/** Set through the DOM, because the Content-Security-Policy forbids style attributes in HTML. */
function setPadding(list: HTMLElement, { groups, before, after }: GroupWindow) {
  list.style.paddingTop = `${before}px`;
  list.style.paddingBottom = `${after}px`;
  for (const [place, rows] of groups.entries()) {
    const grid = list.children[place]?.lastElementChild;
    if (!(grid instanceof HTMLElement)) continue;
    grid.style.paddingTop = `${rows.before}px`;
    grid.style.paddingBottom = `${rows.after}px`;
  }
}

function measure(list: HTMLElement): GroupMeasures | null {
  const group = list.firstElementChild;
  const grid = group?.lastElementChild;
  const card = grid?.firstElementChild;
  if (!group || !grid || !card) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: card.getBoundingClientRect().height,
    gap: Number.parseFloat(rowGap) || 0,
    headHeight: grid.getBoundingClientRect().top - group.getBoundingClientRect().top,
    groupGap: Number.parseFloat(getComputedStyle(group).marginBottom) || 0,
    scrolled: -list.getBoundingClientRect().top,
    viewHeight: window.innerHeight,
  };
}

function isSame(a: GroupWindow, b: GroupWindow): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
