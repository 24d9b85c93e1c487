import type { SaidPart } from '@wallabee/contract/search/query-answer';
import { resultStrings } from '../results.strings.ts';
import { termClass } from '../term-text.tsx';
import styles from './said-back.module.css';

/** The query in words; what a term says is underlined in its colour. Where no term is right, the query itself. */
export function SaidBack({ q, said }: { q: string; said: readonly SaidPart[] }) {
  return <h1 className={styles.said}>{said.length > 0 ? saidParts(said) : resultStrings.quoted(q)}</h1>;
}

export function saidParts(said: readonly SaidPart[]) {
  return said.map(({ text, kind }, place) =>
    kind === null ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity.
      <span key={place} className={termClass} data-kind={kind}>
        {text}
      </span>
    ),
  );
}

export const saidClass = styles.said;
