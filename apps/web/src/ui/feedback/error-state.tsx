import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { ReloadLink } from '../controls/reload-link.tsx';
import { uiStrings } from '../ui.strings.ts';
import styles from './state.module.css';

type ErrorStateProps = {
  heading: string;
  text?: string | undefined;
  /** Without it, the button reloads the page. */
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
