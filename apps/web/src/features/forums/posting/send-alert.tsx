import { forumStrings } from '../forums.strings.ts';
import styles from './send-alert.module.css';

/** What went wrong with what was sent. Always there, so that a reader hears it arrive. */
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
