import { forumStrings } from './forums.strings.ts';
import styles from './send-alert.module.css';

/** The live region always exists, because screen readers announce only changes inside it. */
export function SendAlert({ failure }: { failure: Error | null }) {
  return (
    <div role="alert">
      {failure && (
        <p className={styles.alert}>
          <strong>{forumStrings.error}</strong> {failure.message || forumStrings.failed}
        </p>
      )}
    </div>
  );
}
