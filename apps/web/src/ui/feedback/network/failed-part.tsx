import { ErrorState } from '../error-state.tsx';
import { networkStrings } from './network.strings.ts';
import { useIsOffline } from './use-is-offline.ts';

type FailedPartProps = {
  /** What failed, where there is a network. */
  heading: string;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
};

/** In place of a part of a page that could not be loaded. */
export function FailedPart({ heading, ...retry }: FailedPartProps) {
  const { heading: offline, text } = networkStrings;
  return useIsOffline() ? (
    <ErrorState heading={offline} text={text} {...retry} />
  ) : (
    <ErrorState heading={heading} {...retry} />
  );
}
