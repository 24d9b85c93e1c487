import { PaintedQuery } from '../painted-query.tsx';
import styles from './query-box.module.css';
import type { Paint } from './use-paint.ts';

/** The text of the box in colours, behind the transparent text of the text area. */
export function QueryInk({ text, paint }: { text: string; paint: Paint }) {
  return (
    <code className={styles.ink} aria-hidden="true">
      <PaintedQuery text={text} terms={paint.terms} mistakes={paint.mistakes} />
    </code>
  );
}
