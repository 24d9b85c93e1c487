import { useLocation } from 'react-router';
import { Button, ButtonLink } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './state.module.css';
import { uiStrings } from './ui.strings.ts';

type ErrorStateProps = {
  /** What failed, and what was kept. */
  heading: string;
  text?: string | undefined;
  /** Without it, Try again loads the page anew; that works before the script arrives, too. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
};

export function ErrorState({ heading, text, onRetry, isRetrying }: ErrorStateProps) {
  const { pathname, search } = useLocation();
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
          <ButtonLink look="ink" to={pathname + search} reloadDocument>
            {uiStrings.tryAgain}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
