import { classNames } from '../../ui/class-names.ts';
import styles from './ring-drawing.module.css';
import { type RingArc, type RingSize, ringArcs, ringRadius } from './ring-geometry.ts';

type RingDrawingProps = {
  size: RingSize;
  /** For each member in giving order: whether what they give has gone. */
  gone?: readonly boolean[] | undefined;
  isSkeleton?: boolean | undefined;
};

export function RingDrawing({ size, gone = [], isSkeleton }: RingDrawingProps) {
  const arcs = isSkeleton ? [] : ringArcs(size);
  return (
    <svg className={styles.drawing} viewBox="0 0 100 100" aria-hidden="true">
      <circle className={styles.track} cx="50" cy="50" r={ringRadius(size)} />
      {arcs.map((arc, place) =>
        gone[place] ? <Cut key={arc.path} arc={arc} /> : <Flow key={arc.path} arc={arc} />,
      )}
      {arcs.map(({ tip, isMine }, place) =>
        gone[place] ? null : (
          <path
            key={tip}
            className={classNames(styles.tip, isMine && styles.mine)}
            transform={tip}
            d="M-1.7-2.2 2.2 0-1.7 2.2Z"
          />
        ),
      )}
    </svg>
  );
}

function Flow({ arc: { path, isMine } }: { arc: RingArc }) {
  if (!isMine) return null;
  return (
    <>
      <path className={styles.edge} d={path} />
      <path className={styles.flow} d={path} />
    </>
  );
}

function Cut({ arc: { path } }: { arc: RingArc }) {
  return (
    <>
      <path className={styles.gap} d={path} />
      <path className={styles.cut} d={path} />
    </>
  );
}
