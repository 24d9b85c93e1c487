const USES = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const;

/** For a page that is only read. */
const LATEST_MS = 5_000;

let used: Promise<unknown> | undefined;

/** Resolves when the visitor does something for the first time, or after a while; on the server at once. */
export function afterFirstUse(): Promise<unknown> | undefined {
  if (typeof window === 'undefined') return undefined;
  used ??= new Promise((resolve) => {
    for (const use of USES) addEventListener(use, resolve, { capture: true, once: true });
    setTimeout(resolve, LATEST_MS);
  });
  return used;
}
