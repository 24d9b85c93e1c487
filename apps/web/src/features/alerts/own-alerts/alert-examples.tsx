import { TellMe } from '../tell-me.tsx';
import styles from './own-alerts.module.css';
import { ownAlertStrings as strings } from './own-alerts.strings.ts';

/** A player without an alert sees what one can be. */
export function AlertExamples() {
  return (
    <section className={styles.none} aria-labelledby="alert-examples">
      <h3 id="alert-examples">{strings.noneHeading}</h3>
      <p>{strings.noneText}</p>
      <ul className={styles.examples}>
        {strings.examples.map(({ title, text, alert }) => (
          <li key={title}>
            <h4>{title}</h4>
            <p>{text}</p>
            <code>{alert.q}</code>
            <TellMe alert={alert} about={title} />
          </li>
        ))}
      </ul>
      <p>{strings.noneElsewhere}</p>
    </section>
  );
}
