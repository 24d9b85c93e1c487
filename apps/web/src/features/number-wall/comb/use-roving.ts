import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Band, bandOf } from '../sieve/bands.ts';
import type { Columns } from './comb-layout.ts';
import { movedBy } from './comb-moves.ts';

interface Roving {
  wall: RefObject<HTMLElement | null>;
  bands: readonly Band[];
  total: number;
  columns: Columns | null;
  chosen: number | null;
  onChoose: (number: number | null) => void;
}

/** One tab stop for all cells: keys move the focus, digits and Enter jump to a number. */
export function useRoving({ wall, bands, total, columns, chosen, onChoose }: Roving) {
  const [last, setLast] = useState({ active: chosen ?? 1, chosen });
  const [digits, setDigits] = useState('');
  const wantsFocus = useRef(false);
  if (chosen !== last.chosen) setLast({ active: chosen ?? last.active, chosen });
  const active = bandOf(bands, last.active) ? last.active : (bands[0]?.first ?? 1);

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    cellIn(wall.current, active)?.focus();
  }, [wall, active]);

  const choose = (number: number) => {
    wantsFocus.current = true;
    onChoose(number);
  };
  const goTo = (number: number) => {
    setDigits('');
    if (number < 1 || number > total) return;
    // An open card goes along, and a number of another class has to be shown first.
    if (chosen !== null || !bandOf(bands, number)) return choose(number);
    wantsFocus.current = true;
    setLast({ active: number, chosen });
  };
  const release = () => (digits === '' ? onChoose(null) : setDigits(''));
  /** Whether the key does something here. */
  const take = (key: string): boolean => {
    const moved = columns && movedBy(key, active, { bands, columns });
    if (moved !== null) goTo(moved);
    else if (key === 'Enter' && digits !== '') goTo(Number(digits));
    else if (/^\d$/.test(key)) setDigits((digits + key).slice(-MOST_DIGITS));
    else if (key === 'Escape') release();
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent) => {
    const isCell = event.target instanceof Element && event.target.matches('[data-number]');
    if (!isCell || event.ctrlKey || event.metaKey || event.altKey) return;
    if (take(event.key)) event.preventDefault();
  };
  return { active, digits, press, choose };
}

const MOST_DIGITS = 7;

export function cellIn(wall: Element | null, number: number): HTMLElement | null {
  return wall?.querySelector<HTMLElement>(`[data-number="${number}"]`) ?? null;
}
