import { type PointerEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { wallStrings } from '../number-wall.strings.ts';
import { type Band, sizeOf } from '../sieve/bands.ts';
import { heldIn, stateOf } from '../sieve/sieve.ts';
import { BandFailure, BandHeader } from './band-header.tsx';
import styles from './comb.module.css';
import { boxOf, COLUMNS, numberAt, rowsOf, type Width } from './comb-layout.ts';
import { CombPart } from './comb-part.tsx';
import { DenseCell } from './dense-cell.tsx';
import { Ruler } from './row-labels.tsx';
import type { BandView, WallView } from './wall-view.ts';
import { Wax } from './wax.tsx';

interface DenseBandProps extends BandView {
  view: WallView;
  /** Null on the server. */
  columns: number | null;
  /** The first band says how far along a row a cell is. */
  isRuled: boolean;
}

/** Hundreds and more: the comb itself, drawn as pictures of some rows each. */
export function DenseBand(props: DenseBandProps) {
  const { band, letters, view, columns, failure, isRuled } = props;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <BandHeader id={headingId} band={band} held={letters && heldIn(letters, band)} />
      {failure ? (
        <BandFailure {...failure} />
      ) : (
        <div className={styles.frame}>
          {columns === null ? (
            <ServedWax band={band} hasLetters={view.hasLetters} isRuled={isRuled} />
          ) : (
            <Comb {...props} columns={columns} />
          )}
        </div>
      )}
    </section>
  );
}

interface ServedWaxProps {
  band: Band;
  hasLetters: boolean;
  isRuled: boolean;
}

/** The server does not know the width, so it draws a wall for each, of which one is shown. */
function ServedWax({ band, hasLetters, isRuled }: ServedWaxProps) {
  const marks = hasLetters ? 'letters' : 'shapes';
  const widths = Object.keys(COLUMNS) as Width[];
  return (
    <div
      className={classNames(styles.comb, isRuled && styles.ruled)}
      data-class={band.prestige}
      data-marks={hasLetters ? marks : undefined}
    >
      {isRuled && <Ruler columns={COLUMNS.wide[marks].dense} />}
      {widths.map((width) => (
        <div key={width} className={classNames(styles.part, styles.served)} data-width={width}>
          <span />
          <Wax className={styles.cells} count={sizeOf(band)} columns={COLUMNS[width][marks].dense} />
        </div>
      ))}
    </div>
  );
}

function Comb({
  band,
  letters,
  sieved,
  view,
  columns,
  isLate,
  isRuled,
}: DenseBandProps & { columns: number }) {
  const grid = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const numberUnder = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    // The parts follow each other without gaps, beside the labels of the rows.
    const first = grid.current?.querySelector('svg')?.getBoundingClientRect();
    if (!first) return null;
    const scale = boxOf(1, columns).width / first.width;
    return numberAt(band, columns, {
      x: (clientX - first.left) * scale,
      y: (clientY - first.top) * scale,
    });
  };
  const point = (event: PointerEvent) =>
    setPointed(event.pointerType === 'mouse' ? numberUnder(event) : null);
  const inBand = view.active >= band.first && view.active <= band.last;
  const shown = inBand ? view.active : band.first;
  const cellOf = (number: number) => ({
    view,
    band,
    columns,
    number,
    state: letters && stateOf(letters, number),
  });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the wall handles the keys.
    // biome-ignore lint/a11y/useSemanticElements: a comb is no table.
    <div
      ref={grid}
      className={classNames(styles.comb, isRuled && styles.ruled, isLate && styles.arriving)}
      data-class={band.prestige}
      data-marks={view.hasLetters ? 'letters' : undefined}
      role="grid"
      tabIndex={-1}
      aria-label={wallStrings.bandNames[band.prestige]}
      aria-rowcount={rowsOf(band, columns)}
      aria-colcount={columns}
      onPointerMove={point}
      onPointerLeave={() => setPointed(null)}
      onClick={(event) => {
        const number = event.defaultPrevented ? null : numberUnder(event);
        if (number !== null) view.onChoose(number);
      }}
    >
      {isRuled && <Ruler columns={columns} />}
      {partsOf(band, columns).map((part) => (
        <CombPart
          key={`${columns}:${part.from}`}
          {...part}
          {...{ columns, letters, sieved }}
          hasLetters={view.hasLetters}
        />
      ))}
      <DenseCell key={shown} {...cellOf(shown)} isShown={inBand} />
      {pointed !== null && pointed !== shown && <DenseCell {...cellOf(pointed)} isPointed isShown />}
    </div>
  );
}

/** An even number, so that every part begins with an even row. */
const ROWS_OF_A_PART = 20;

function partsOf(band: Band, columns: number) {
  const length = ROWS_OF_A_PART * columns;
  return Array.from({ length: Math.ceil(sizeOf(band) / length) }, (_, place) => {
    const from = band.first + place * length;
    const to = Math.min(from + length - 1, band.last);
    return { from, to, isContinued: to < band.last };
  });
}
