import { saidClass, saidParts } from '../answer/said-back.tsx';
import { headOf } from '../query-box/painted-runs.ts';
import { termClass } from '../term-text.tsx';
import styles from './anatomy.module.css';
import { ANATOMY, ANATOMY_SAID, guideStrings as strings } from './guide.strings.ts';

export function Anatomy() {
  return (
    <section className={styles.anatomy} aria-label={strings.anatomy}>
      <div className={styles.line}>
        {ANATOMY.map(({ text, kind, means }) => (
          <p key={text} className={styles.part}>
            <code className={termClass} data-kind={kind}>
              <em>{headOf(text)}</em>
              {text.slice(headOf(text).length)}
            </code>
            <span>{means}</span>
          </p>
        ))}
      </div>
      <p className={saidClass}>
        {strings.open}
        {saidParts(ANATOMY_SAID)}
        {strings.close}
      </p>
    </section>
  );
}
