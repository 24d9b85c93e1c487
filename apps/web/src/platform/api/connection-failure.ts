/** What a browser's `fetch` and `import` fail with where no answer came; each browser has words of its own. */
export function isConnectionFailure(failure: unknown): boolean {
  return failure instanceof TypeError && /fetch|network|load failed/i.test(failure.message);
}
