import { type ComponentType, lazy } from 'react';

type Parts = Awaited<ReturnType<typeof loadOutbox>>;

/** In one place: a second import could need a stylesheet that was not loaded with the first. */
export const loadOutbox = async () => (await import('./outbox-parts.ts')).outboxParts;

/** Soon, because nothing can be loaded without a network. Returns a function that cancels it. */
export function preloadOutbox(): () => void {
  const timer = setTimeout(() => loadOutbox().catch(() => {}), SOON_MS);
  return () => clearTimeout(timer);
}

const SOON_MS = 5_000;

/** Nothing is shown where the code cannot be loaded. */
export function lazyPart<Props>(choose: (parts: Parts) => ComponentType<Props>) {
  return lazy<ComponentType<Props>>(async () => ({
    default: await loadOutbox().then(choose, () => () => null),
  }));
}
