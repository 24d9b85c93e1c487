import type { ReactNode } from 'react';
import { Panel } from '../../ui/layout/panel.tsx';
import { StepList } from '../../ui/lists/step-list.tsx';
import { nftStrings } from './nft.strings.ts';
import styles from './nft-steps.module.css';

const { congratulations, congratulation, stepsHeading, steps } = nftStrings;

export function NftSteps({ action, download }: { action: ReactNode; download: ReactNode }) {
  return (
    <div className={styles.panels}>
      <Panel heading={congratulations}>
        <div className={styles.congratulation}>
          <p>{congratulation}</p>
          <div>{action}</div>
        </div>
      </Panel>
      <Panel heading={stepsHeading}>
        <StepList steps={steps.map((step, place) => ({ ...step, extra: place === 0 && download }))} />
      </Panel>
    </div>
  );
}
