import { type ReactNode, useState } from 'react';
import { ErrorState } from '../../ui/feedback/error-state.tsx';

interface QueryViewProps<Data> {
  query: {
    data: Data | undefined;
    error: Error | null;
    isPending: boolean;
    isFetching: boolean;
    errorUpdateCount: number;
    refetch: () => Promise<unknown>;
  };
  skeleton: ReactNode;
  failed: string;
  children: (data: Data) => ReactNode;
}

/** The content stays if a later refetch fails. */
export function QueryView<Data>({ query, skeleton, failed, children }: QueryViewProps<Data>) {
  // TanStack Query clears the error when the retry starts; the message stays until it ends.
  const [message, setMessage] = useState<string>();
  if (query.error && query.error.message !== message) setMessage(query.error.message);

  if (query.data !== undefined) return children(query.data);
  if (query.isPending && query.errorUpdateCount === 0) return skeleton;
  return (
    <ErrorState
      heading={failed}
      text={message}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
