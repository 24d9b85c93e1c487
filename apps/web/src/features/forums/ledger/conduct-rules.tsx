import { CONDUCT, CONDUCT_RULES } from '@wallabee/contract/forums/conduct';
import styles from './ledger.module.css';

export function ConductRules() {
  return (
    <dl className={styles.rules}>
      {CONDUCT_RULES.map((rule) => (
        <div key={rule} id={rule}>
          <dt>{CONDUCT[rule].title}</dt>
          <dd>{CONDUCT[rule].text}</dd>
        </div>
      ))}
    </dl>
  );
}
