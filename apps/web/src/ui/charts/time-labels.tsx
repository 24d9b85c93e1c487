import { At } from './at.tsx';
import { type Span, timeTicks } from './time-axis.ts';
import styles from './time-labels.module.css';

/** The axis below a plot. */
export function TimeLabels({ span }: { span: Span }) {
  return (
    <svg className={styles.axis} aria-hidden="true">
      {timeTicks(span).map(({ label, x, isMinor }) => (
        <At key={x} x={x}>
          <text className={isMinor ? styles.minor : undefined} y="16">
            {label}
          </text>
        </At>
      ))}
    </svg>
  );
}
