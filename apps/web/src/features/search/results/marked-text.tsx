import { paintedRuns, type TextSpan } from '../query-box/painted-runs.ts';
import styles from './marked-text.module.css';

/** A text with the parts underlined that the words of the query match. */
export function MarkedText({ text, marks }: { text: string; marks: readonly TextSpan[] }) {
  return paintedRuns(text, [], marks).map((run) =>
    run.isWrong ? (
      <mark key={run.from} className={styles.mark}>
        {run.text}
      </mark>
    ) : (
      run.text
    ),
  );
}
