import type { NumberState } from '@wallabee/contract/search/number-state';
import { useLayoutEffect, useRef } from 'react';
import type { Band } from '../sieve/bands.ts';
import { placeOf } from './comb-layout.ts';
import styles from './dense-cell.module.css';
import { WallCell } from './wall-cell.tsx';
import type { WallView } from './wall-view.ts';

interface DenseCellProps {
  view: WallView;
  band: Band;
  columns: number;
  number: number;
  state: NumberState | null;
  isPointed?: boolean;
  isShown: boolean;
}

/** A real cell over the drawing: the one with the focus, or the one below the pointer. */
export function DenseCell({
  view,
  band,
  columns,
  number,
  state,
  isPointed = false,
  isShown,
}: DenseCellProps) {
  const row = useRef<HTMLDivElement>(null);
  const place = placeOf(band, columns, number);
  useLayoutEffect(() => {
    // Set through the DOM, because the Content-Security-Policy forbids style attributes in HTML.
    row.current?.style.setProperty('--row', `${place.row}`);
    row.current?.style.setProperty('--column', `${place.column + (place.row % 2) / 2}`);
  }, [place.row, place.column]);
  const cell = (
    <WallCell view={view} number={number} state={state} isPointed={isPointed} className={styles.cell} />
  );
  if (isPointed) {
    return (
      <div ref={row} className={styles.place} aria-hidden="true">
        {cell}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a comb is no table.
    // biome-ignore lint/a11y/useFocusableInteractive: the cell has the focus.
    <div
      ref={row}
      className={styles.place}
      data-shown={isShown ? '' : undefined}
      role="row"
      aria-rowindex={place.row + 1}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above. */}
      <span role="gridcell" aria-colindex={place.column + 1}>
        {cell}
      </span>
    </div>
  );
}
