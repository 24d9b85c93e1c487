import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { wallStrings } from '../number-wall.strings.ts';
import { type Band, sizeOf } from '../sieve/bands.ts';
import { heldIn, stateOf } from '../sieve/sieve.ts';
import { BandFailure, BandHeader } from './band-header.tsx';
import styles from './small-band.module.css';
import { WallCell } from './wall-cell.tsx';
import { type BandView, isLit, type WallView } from './wall-view.ts';

/** Single and double digits: large cells with their numbers. */
export function SmallBand({ band, letters, sieved, failure, view }: BandView & { view: WallView }) {
  const headingId = useId();
  const isSingle = band.prestige === 'sd';
  return (
    <section aria-labelledby={headingId}>
      <BandHeader id={headingId} band={band} held={letters && heldIn(letters, band)} />
      {failure && <BandFailure {...failure} />}
      <div className={styles.frame} hidden={failure !== null}>
        {/* biome-ignore lint/a11y/useSemanticElements: a comb is no table. */}
        <div
          className={classNames(styles.comb, isSingle ? styles.single : styles.double)}
          role="grid"
          aria-label={wallStrings.bandNames[band.prestige]}
        >
          {rowsIn(band, isSingle ? 5 : 10).map((numbers) => (
            // biome-ignore lint/a11y/useSemanticElements: as above.
            // biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus.
            <div key={numbers[0]} className={styles.row} role="row">
              {numbers.map((number) => (
                // biome-ignore lint/a11y/useSemanticElements: as above.
                // biome-ignore lint/a11y/useFocusableInteractive: the link in it has the focus.
                <span key={number} className={styles.place} role="gridcell">
                  <WallCell
                    view={view}
                    number={number}
                    state={letters && stateOf(letters, number)}
                    isDim={!isLit(sieved, number)}
                    hasFigure
                    className={isSingle ? styles.jewel : undefined}
                  />
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function rowsIn(band: Band, length: number): number[][] {
  const numbers = Array.from({ length: sizeOf(band) }, (_, place) => band.first + place);
  return Array.from({ length: Math.ceil(numbers.length / length) }, (_, row) =>
    numbers.slice(row * length, (row + 1) * length),
  );
}
