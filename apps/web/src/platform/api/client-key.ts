/** The server uses the key to accept a retried message once. */
export function newClientKey(): string {
  // Browsers provide `randomUUID` over HTTPS only.
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`.replace('.', '');
}

/** A retried action has the same key, so that it cannot happen twice. */
export function createActionKeys() {
  let last = { action: '', key: '' };
  return {
    of(action: unknown): string {
      const text = JSON.stringify(action);
      if (last.action !== text) last = { action: text, key: newClientKey() };
      return last.key;
    },
    done() {
      last = { action: '', key: '' };
    },
  };
}
