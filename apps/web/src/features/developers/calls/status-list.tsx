import { classNames } from '../../../ui/class-names.ts';
import { CodeBlock } from '../code-block.tsx';
import { CodeText } from '../code-text.tsx';
import { developerStrings as strings } from '../developers.strings.ts';
import type { StatusDoc } from '../document/call-docs.ts';
import { readable } from '../document/readable-text.ts';
import styles from './input-list.module.css';

export function StatusList({ statuses }: { statuses: StatusDoc[] }) {
  return (
    <dl className={classNames(styles.inputs, styles.statuses)}>
      {statuses.map(({ status, description, headers, example }) => (
        <div key={status}>
          <dt>
            <code>{status}</code>
          </dt>
          <dd>
            <CodeText text={description} />
            <p className={styles.note}>{strings.headers(headers)}</p>
            {example && (
              <details>
                <summary className={styles.more}>{strings.failureExample}</summary>
                <CodeBlock label={strings.failureOf(status)}>{readable(example)}</CodeBlock>
              </details>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
