import type { ReactNode } from 'react';
import styles from './marked-text.module.css';

interface TextSpan {
  from: number;
  to: number;
}

/** A text with the parts underlined that a search matches. They are in order and do not overlap. */
export function MarkedText({ text, marks }: { text: string; marks: readonly TextSpan[] }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { from, to } of marks) {
    parts.push(
      text.slice(end, from),
      <mark key={from} className={styles.mark}>
        {text.slice(from, to)}
      </mark>,
    );
    end = to;
  }
  return [...parts, text.slice(end)];
}
