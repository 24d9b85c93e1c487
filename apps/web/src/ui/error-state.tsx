import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { ReloadLink } from './reload-link.tsx';
import styles from './state.module.css';
import { uiStrings } from './ui.strings.ts';

type ErrorStateProps = {
  /** What failed, and what was kept. */
  heading: string;
  text?: string | undefined;
  /** Without it, Try again loads the page anew. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
};

export function ErrorState({ heading, text, onRetry, isRetrying }: ErrorStateProps) {
  return (
    <div className={classNames(styles.state, styles.error)} role="alert">
      <h2>{heading}</h2>
      {text && <p>{text}</p>}
      <div className={styles.actions}>
        {onRetry ? (
          <Button look="ink" onClick={onRetry} isBusy={isRetrying}>
            {uiStrings.tryAgain}
          </Button>
        ) : (
          <ReloadLink look="ink" />
        )}
      </div>
    </div>
  );
}
