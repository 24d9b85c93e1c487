import { classNames } from '../../ui/class-names.ts';
import { RingDrawing } from './ring-drawing.tsx';
import { type RingSize, ringAngles } from './ring-geometry.ts';
import layout from './ring-layout.module.css';
import styles from './ring-skeleton.module.css';

/** Decoration: the caller says that the ring is loading. */
export function RingSkeleton({ size = 3 }: { size?: RingSize }) {
  return (
    <div className={layout.ring} data-ring-size={size} aria-hidden="true">
      <RingDrawing size={size} isSkeleton />
      {ringAngles(size).map(({ player }, place) => (
        <span key={player}>
          <span className={classNames(layout.player, place === 0 && layout.you)} data-at={2 * place}>
            <span className={place === 0 ? styles.hexagon : styles.round} />
          </span>
          <span className={giftClass(place, size)} data-at={2 * place + 1}>
            <span className={styles.square} />
          </span>
        </span>
      ))}
    </div>
  );
}

function giftClass(place: number, size: RingSize): string {
  if (place === 0) return classNames(layout.gift, layout.mine, layout.give);
  return classNames(layout.gift, place === size - 1 && classNames(layout.mine, layout.get));
}
