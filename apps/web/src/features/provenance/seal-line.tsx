import type { Seal } from '@wallabee/contract/provenance/seal';
import { Icon } from '../../ui/icon.tsx';
import { sealStrings } from './provenance.strings.ts';
import styles from './seal-line.module.css';

/** The seal in one line. */
export function SealLine({ state }: Pick<Seal, 'state'>) {
  return (
    <p className={styles.line} data-state={state}>
      <Icon name={state === 'broken' ? 'alert' : 'check'} />
      {sealStrings.line[state]}
    </p>
  );
}
