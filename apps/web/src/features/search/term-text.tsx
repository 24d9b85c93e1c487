import type { TermKind } from '@wallabee/contract/search/term-kinds';
import { headOf } from './query-box/painted-runs.ts';
import styles from './term-text.module.css';

/** A term of a query on the wash of its kind. Only colours change, so that the caret over it stays true. */
export function TermText({ text, kind }: { text: string; kind: TermKind }) {
  const head = headOf(text);
  return (
    <span className={styles.term} data-kind={kind}>
      {head !== '' && <em>{head}</em>}
      {text.slice(head.length)}
    </span>
  );
}

/** For text that has the colour of a kind of terms; it needs `data-kind`. */
export const termClass = styles.term;
