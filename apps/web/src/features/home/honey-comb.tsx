import { useId } from 'react';
import { NumberChip } from '../../game-ui/number-chip.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { Link } from '../../ui/controls/link.tsx';
import { hueAttribute } from '../../ui/hue.ts';
import type { CombCell } from './comb-cells.ts';
import { homeStrings } from './home.strings.ts';
import styles from './honey-comb.module.css';

export function HoneyComb({ cells }: { cells: readonly (CombCell | null)[] }) {
  const lampId = useId();
  return (
    <ul className={styles.comb} aria-label={homeStrings.comb}>
      {cells.map((cell, place) => [
        cell ? (
          <ItemCell key={cell.id} cell={cell} lampId={lampId} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change places
          <EmptyCell key={place} />
        ),
        place === BEFORE_THE_EMPTY_CELL && <EmptyCell key="yours" text={homeStrings.emptyCell} />,
      ])}
    </ul>
  );
}

const ART_WIDTH = '(max-width: 699px) 13vw, 64px';

/** The middle row has four cells. */
const BEFORE_THE_EMPTY_CELL = 5;

function ItemCell({ cell, lampId }: { cell: CombCell; lampId: string }) {
  const { id, name, hue, image_key, number } = cell;
  const art = artOf({ kind: 'item', id }, image_key, 100);
  return (
    <li className={styles.cell} {...hueAttribute(hue)}>
      <Link className={styles.link} to={`/tools/item/${id}`}>
        <svg className={styles.wax} viewBox="0 0 124 143.2" aria-hidden="true">
          <radialGradient id={`${lampId}${id}`} cx=".5" cy=".38" r=".6">
            <stop className={styles.light} offset="0" />
            <stop className={styles.dusk} offset="1" />
          </radialGradient>
          <path className={styles.rim} d={RIM} />
          <path className={styles.back} d={BACK} />
          <path fill={`url(#${lampId}${id})`} d={BACK} />
          <ellipse className={styles.ground} cx="62" cy="102.6" rx="24" ry="5" />
        </svg>
        <img
          className={styles.art}
          {...art}
          sizes={ART_WIDTH}
          alt={name}
          width={100}
          height={100}
          decoding="async"
        />
      </Link>
      {number !== undefined && (
        <span className={styles.chip} aria-hidden="true">
          <NumberChip number={number} />
        </span>
      )}
    </li>
  );
}

function EmptyCell({ text }: { text?: string }) {
  return (
    <li className={styles.cell} aria-hidden="true">
      <svg className={styles.wax} viewBox="0 0 124 143.2" aria-hidden="true">
        <path className={styles.rim} d={RIM} />
        <path className={styles.hollow} d={BACK} />
      </svg>
      {text && <span className={styles.text}>{text}</span>}
    </li>
  );
}

/** Two regular hexagons, the inner one four units smaller; round stroke joins round their corners. */
const RIM = 'M62 8.1 117 39.8v63.6L62 135.1 7 103.4V39.8Z';
const BACK = 'M62 12.7 113 42.2V101l-51 29.5L11 101V42.2Z';
