import { Panel } from '../../ui/layout/panel.tsx';
import { fieldKitStrings as strings } from './field-kit.strings.ts';
import styles from './works-panel.module.css';

/** Which pages open without a network, and which do not. */
export function WorksPanel() {
  return (
    <Panel heading={strings.works}>
      <dl className={styles.works}>
        {strings.ways.map(({ way, pages }) => (
          <div key={way}>
            <dt>{way}</dt>
            <dd>{pages}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
