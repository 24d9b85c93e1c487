import type { Seal } from '@wallabee/contract/provenance/seal';
import { When } from '../../ui/when/when.tsx';
import { sealStrings } from './provenance.strings.ts';
import styles from './seal-panel.module.css';
import { sealedSteps } from './sealed-steps.ts';

export function SealFacts({ seal }: { seal: Seal }) {
  const { steps, first_sealed_at, checked_at, digest } = seal;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{sealStrings.steps}</dt>
        <dd>{sealStrings.stepsOf(sealedSteps(seal), steps)}</dd>
      </div>
      <div>
        <dt>{sealStrings.firstSealed}</dt>
        <dd>
          {first_sealed_at ? (
            <time dateTime={first_sealed_at}>{sealStrings.moment(first_sealed_at)}</time>
          ) : (
            sealStrings.none
          )}
        </dd>
      </div>
      <div>
        <dt>{sealStrings.lastChecked}</dt>
        <dd>
          <When at={checked_at} />
        </dd>
      </div>
      <div>
        <dt>{sealStrings.seal}</dt>
        <dd className={styles.digest}>
          {digest ? <code>{sealStrings.digest(digest)}</code> : sealStrings.none}
        </dd>
      </div>
    </dl>
  );
}
