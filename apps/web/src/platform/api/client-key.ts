/** What a message is known by until the server has named it, so that sending it again sends it once. */
export function newClientKey(): string {
  // Browsers leave `randomUUID` out where a page did not come over HTTPS.
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`.replace('.', '');
}

/** The same action keeps its key until it is done: trying it again cannot make it happen twice. */
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
