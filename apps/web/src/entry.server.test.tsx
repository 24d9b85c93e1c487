import { UNSAFE_ErrorResponseImpl as ErrorResponse, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { handleError } from './entry.server.tsx';
import { visitContext } from './platform/pages/visit.ts';

test('failures of a page are logged, unknown addresses are not', () => {
  const report = vi.fn();
  const context = new RouterContextProvider();
  context.set(visitContext, { report } as never);
  const failure = new Error('a loader failed');

  handleError(failure, { context });
  handleError(new ErrorResponse(404, 'Not Found', new Error('No route matches URL "/u/ada"'), true), {
    context,
  });

  expect(report.mock.calls).toEqual([[failure]]);
});
