/**
 * A link counts after the pointer or focus rests on it, or at once when touched. Returns a function that stops
 * listening.
 */
export function onLinkIntent(act: (link: HTMLAnchorElement) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (event: Event) => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (link) timer = setTimeout(act, REST_MS, link);
  };
  const touch = (event: Event) => {
    const link = linkOf(event);
    if (link) act(link);
  };
  const listeners = { mouseover: rest, focusin: rest, touchstart: touch };
  for (const [type, listener] of Object.entries(listeners))
    document.addEventListener(type, listener, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener);
  };
}

const REST_MS = 60;

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-prefetch]') : null;
}
