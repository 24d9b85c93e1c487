import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { Letters, Sieved } from '../sieve/sieve.ts';
import { type CellPaths, cellPaths } from './cell-paths.ts';
import styles from './comb.module.css';
import { honeyId } from './comb-defs.tsx';
import { RowLabels } from './row-labels.tsx';
import { watchNear } from './watch-near.ts';
import { viewBoxOf, Wax } from './wax.tsx';

interface CombPartProps {
  from: number;
  to: number;
  columns: number;
  isContinued: boolean;
  letters: Letters | null;
  sieved: Sieved | null;
  hasLetters: boolean;
}

/** Some rows of a dense comb. Far from the view they are wax. */
export const CombPart = memo(function CombPart(props: CombPartProps) {
  const { from, to, columns, isContinued, letters, sieved, hasLetters } = props;
  const part = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (part.current ? watchNear(part.current, setNear) : undefined), []);
  const count = to - from + 1;
  const rows = Math.ceil(count / columns);
  return (
    <div ref={part} className={styles.part}>
      {isNear ? <RowLabels from={from} rows={rows} columns={columns} /> : <span />}
      {isNear && letters && sieved ? (
        <svg className={styles.cells} viewBox={viewBoxOf(rows, columns, isContinued)} aria-hidden="true">
          <Cells {...{ from, to, columns, letters, sieved, hasLetters }} />
        </svg>
      ) : (
        <Wax className={styles.cells} {...{ count, columns, isContinued }} />
      )}
    </div>
  );
});

interface CellsProps {
  from: number;
  to: number;
  columns: number;
  letters: Letters;
  sieved: Sieved;
  hasLetters: boolean;
}

function Cells({ from, to, columns, letters, sieved, hasLetters }: CellsProps) {
  const paths = useMemo(
    () => cellPaths({ from, to, columns, letters, sieved }),
    [from, to, columns, letters, sieved],
  );
  return (
    <>
      {paths.dim.length > 0 && (
        <g className={styles.dim}>{paths.dim.map((path) => drawn(path, hasLetters))}</g>
      )}
      {paths.lit.map((path) => drawn(path, hasLetters))}
    </>
  );
}

function drawn({ state, cells, oddCells, marks, x, y, text }: CellPaths, hasLetters: boolean) {
  const look = state === 'saved' ? { fill: `url(#${honeyId('even')})` } : { className: styles.cell };
  return (
    <g key={state} className={styles.state} data-state={state}>
      {cells && <path {...look} d={cells} />}
      {oddCells && <path d={oddCells} fill={`url(#${honeyId('odd')})`} />}
      {hasLetters ? (
        <text className={styles.letter} x={x} y={y}>
          {text}
        </text>
      ) : (
        marks && <path className={styles.mark} d={marks} />
      )}
    </g>
  );
}
