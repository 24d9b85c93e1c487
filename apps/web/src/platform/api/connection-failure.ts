/** Each browser has its own message for a `fetch` or `import` that got no response. */
export function isConnectionFailure(failure: unknown): boolean {
  return failure instanceof TypeError && isConnectionMessage(failure.message);
}

export function isConnectionMessage(message: string): boolean {
  return /fetch|network|load failed/i.test(message);
}
