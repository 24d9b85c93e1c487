import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QueryView } from './query-view.tsx';

const LOADING = {
  data: undefined as string | undefined,
  error: null as Error | null,
  isPending: true,
  isFetching: true,
  errorUpdateCount: 0,
  refetch: async () => {},
};
const FAILED = { error: new Error('No answer.'), isPending: false, isFetching: false, errorUpdateCount: 1 };

function view(state: Partial<typeof LOADING>) {
  return renderToStaticMarkup(
    <QueryView query={{ ...LOADING, ...state }} skeleton="skeleton" failed="It failed.">
      {(data) => <p>{data}</p>}
    </QueryView>,
  );
}

test('a query that loads for the first time shows a skeleton', () => {
  expect(view({})).toBe('skeleton');
});

test('a failed query shows the reason and offers a retry [ER-02]', () => {
  expect(view(FAILED)).toMatch(/It failed\..*No answer\..*<button/s);
});

test('a retry shows the failure with a busy button', () => {
  expect(view({ errorUpdateCount: 1 })).toMatch(/It failed\..*aria-busy="true"/s);
});

test('loaded data stays when a later fetch fails', () => {
  expect(view({ ...FAILED, data: 'content' })).toBe('<p>content</p>');
});
