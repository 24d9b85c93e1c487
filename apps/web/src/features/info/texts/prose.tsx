import type { ComponentType } from 'react';
import styles from './prose.module.css';
import type { TextCode, TextPart } from './text.ts';

export type ShownCode = ComponentType<TextCode>;

/** `Code` renders the code blocks; texts without code do not need it. */
export function Prose({ parts, Code }: { parts: readonly TextPart[]; Code?: ShownCode | undefined }) {
  return (
    <div className={styles.prose}>
      {parts.map((part) =>
        typeof part === 'string' ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is compiled from our own Markdown only
          <div key={part} className={styles.html} dangerouslySetInnerHTML={{ __html: part }} />
        ) : (
          Code && <Code key={part.label} {...part} />
        ),
      )}
    </div>
  );
}
