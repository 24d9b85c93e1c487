export type Warn = (failure: unknown, sentence: string) => void;

/** Whether stored data made it fail, so that it would fail again: our code on a wrong shape, or a value that PostgreSQL refuses. */
export function isDataFault(failure: unknown): boolean {
  if (failure instanceof TypeError || failure instanceof RangeError) return true;
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  return typeof code === 'string' && REFUSED_VALUE.test(code);
}

/** The classes data exception and integrity violation. */
const REFUSED_VALUE = /^2[23]\w{3}$/;
