/** Browsers remember a failed import by its address until the document is left. */
export function importAgain<Module>(failure: unknown): Promise<Module> {
  const [address] = /https?:\S+\.js/.exec(String(failure)) ?? [];
  if (address === undefined) throw failure;
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
}
