import { type PaintedTerm, paintedRuns, type TextSpan } from './query-box/painted-runs.ts';
import styles from './term-text.module.css';
import { TermText } from './term-text.tsx';

interface PaintedQueryProps {
  text: string;
  terms: readonly PaintedTerm[];
  mistakes?: readonly TextSpan[] | undefined;
}

export function PaintedQuery({ text, terms, mistakes }: PaintedQueryProps) {
  return paintedRuns(text, terms, mistakes).map(({ from, text: written, kind, isWrong }) => {
    if (kind !== null) return <TermText key={from} text={written} kind={kind} />;
    return (
      <span key={from} className={isWrong ? styles.wrong : styles.between}>
        {written}
      </span>
    );
  });
}
