import type { SaidPart } from '@wallabee/contract/search/query-answer';
import { termClass } from '../term-text.tsx';
import styles from './said-back.module.css';

/** The query in words; what a term says is underlined in its colour. */
export function SaidBack({ said }: { said: readonly SaidPart[] }) {
  return <h1 className={styles.said}>{saidParts(said)}</h1>;
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
