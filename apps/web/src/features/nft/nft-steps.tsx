import type { ReactNode } from 'react';
import { Panel } from '../../ui/layout/panel.tsx';
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
        <ol className={styles.steps}>
          {steps.map(({ title, text }, place) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              {place === 0 && download}
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}
