import type { ReactNode } from 'react';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import type { Answer } from './kept-answers.ts';

interface QueryViewProps<Data> {
  query: Omit<Answer<Data>, 'refetch'> & { refetch: () => Promise<unknown> };
  /** In the shape of what is to come. */
  skeleton: ReactNode;
  /** What could not be loaded, in a sentence. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** The looks of anything loaded: loading, failed, and then what there is, even if a later attempt at news fails. */
export function QueryView<Data>({ query, skeleton, failed, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending && !query.isError) return skeleton;
  return (
    <ErrorState
      heading={failed}
      text={query.error?.message}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
