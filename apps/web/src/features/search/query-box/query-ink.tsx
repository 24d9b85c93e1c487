import { TermText } from '../term-text.tsx';
import { type PaintedRun, paintedRuns } from './painted-runs.ts';
import styles from './query-box.module.css';
import type { Paint } from './use-paint.ts';

/** The text of the box in colours, behind the transparent text of the text area. */
export function QueryInk({ text, paint }: { text: string; paint: Paint }) {
  return (
    <div className={styles.ink} aria-hidden="true">
      {paintedRuns(text, paint.terms, paint.mistakes).map((run) => (
        <InkRun key={run.from} run={run} />
      ))}
    </div>
  );
}

function InkRun({ run: { text, kind, isWrong } }: { run: PaintedRun }) {
  if (isWrong) return <span className={styles.wrong}>{text}</span>;
  return kind === null ? text : <TermText text={text} kind={kind} />;
}
