/** What a message is known by until the server has named it, so that sending it again sends it once. */
export function newClientKey(): string {
  // Browsers leave `randomUUID` out where a page did not come over HTTPS.
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`.replace('.', '');
}
