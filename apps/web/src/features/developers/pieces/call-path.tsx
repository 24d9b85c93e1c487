import { Fragment } from 'react';
import type { CallLine } from '../document/call-docs.ts';
import styles from './call-path.module.css';

export function CallMethod({ method }: Pick<CallLine, 'method'>) {
  return (
    <code className={styles.method} data-method={method}>
      {method}
    </code>
  );
}

/** Allows line breaks only between the parts of a path. */
export function CallPath({ path }: Pick<CallLine, 'path'>) {
  return (
    <code className={styles.path}>
      {path.split(/(?<=.)(?=\/)/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path never change their order
        <Fragment key={place}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}
